package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Schema;

class LockedSchemasTest {
    private static final Schema AMOUNT = Schema.of("a.Amount", "value int32");
    private static final Schema BALANCE = Schema.of("a.Balance", "value int32");
    private static final Schema WIDER = Schema.of("a.Balance", "value int64");
    private static final LockFile LOCK =
            LockFile.empty().accept(List.of(AMOUNT, BALANCE)).accept(List.of(AMOUNT, WIDER));

    private final LockedSchemas schemas = LockedSchemas.of(LOCK);

    @Test
    void findsSchemasOfAllRevisions() {
        assertThat(schemas.find(WIDER.fingerprint()))
                .hasValueSatisfying(
                        found -> assertThat(found.schemas().apply(found.type())).isEqualTo(WIDER));
        assertThat(schemas.find(AMOUNT.fingerprint())).isPresent();
        assertThat(schemas.find(0)).isEmpty();
    }

    @Test
    void prefersTheTypeThatIsNamed() {
        long fingerprint = AMOUNT.fingerprint();
        assertThat(BALANCE.fingerprint()).isEqualTo(fingerprint);
        for (String type : List.of("a.Amount", "a.Balance")) {
            assertThat(schemas.find(fingerprint, type))
                    .hasValueSatisfying(found -> assertThat(found.type()).isEqualTo(type));
        }
    }

    @Test
    void findsTheSchemaOfAnotherTypeIfThereIsNoneOfTheNamedOne() {
        assertThat(schemas.find(WIDER.fingerprint(), "b.Renamed"))
                .hasValueSatisfying(found -> assertThat(found.type()).isEqualTo("a.Balance"));
        assertThat(schemas.find(0, "a.Amount")).isEmpty();
    }
}
