package org.marshal4j.tools.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.lock.LockFile;

class CheckReportTest {

    @Test
    void reportsThatNothingWasFound() {
        assertThat(new CheckReport("com.acme:quotes", LockFile.empty(), List.of(), List.of(), List.of()).json())
                .isEqualTo("""
                        {
                          "module": "com.acme:quotes",
                          "revision": 0,
                          "passed": true,
                          "differences": [],
                          "errors": [],
                          "warnings": []
                        }
                        """);
    }

    @Test
    void reportsWhatWasFound() {
        Difference removed =
                new Difference(Rule.TYPE_REMOVED, "com.acme.Maß", "", "was \"removed\"", Reading.REFUSED, Reading.READ);
        assertThat(new CheckReport(
                                "com.acme:quotes",
                                new LockFile(3, List.of()),
                                List.of(removed),
                                List.of("one\n", "two\\"),
                                List.of())
                        .json())
                .isEqualTo("""
                        {
                          "module": "com.acme:quotes",
                          "revision": 3,
                          "passed": false,
                          "differences": [
                            {"rule": "type-removed", "safe": false, "type": "com.acme.Ma\\u00df", "field": "", \
                        "detail": "was \\"removed\\"", "olderMessages": "REFUSED", "newerMessages": "READ", \
                        "message": "Ma\\u00df: was \\"removed\\" (type-removed: older messages of it can no longer be read). \
                        Put it back, or accept the change with marshal4j:update. Safe instead: keep it, but stop writing it."}
                          ],
                          "errors": [
                            "one\\u000a",
                            "two\\\\"
                          ],
                          "warnings": []
                        }
                        """);
    }
}
