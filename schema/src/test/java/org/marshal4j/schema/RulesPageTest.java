package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table in docs/evolution.md lists all rules. */
class RulesPageTest {
    private static final Pattern ROW = Pattern.compile("^\\| `([a-z-]+)` \\|(.*)\\|$", Pattern.MULTILINE);

    @Test
    void hasEveryRuleInOrder() throws IOException {
        List<String> rows =
                ROW.matcher(page()).results().map(row -> row.group(1)).toList();
        assertThat(rows)
                .containsExactlyElementsOf(
                        Arrays.stream(Rule.values()).map(Rule::id).toList());
    }

    @Test
    void saysWhichAreSafe() throws IOException {
        for (Matcher row = ROW.matcher(page()); row.find(); ) {
            Rule rule = Rule.valueOf(row.group(1).replace('-', '_').toUpperCase(java.util.Locale.ROOT));
            assertThat(row.group(2).contains("**safe**")).as(rule.id()).isEqualTo(rule.isSafe());
        }
    }

    private static String page() throws IOException {
        return Files.readString(Path.of("../docs/evolution.md"));
    }
}
