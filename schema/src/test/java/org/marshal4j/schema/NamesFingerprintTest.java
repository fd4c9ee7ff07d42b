package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockedSchemas;
import org.marshal4j.schema.lock.Schemas;

/** Two schemas with equal fingerprints have different second numbers if the judge finds that numbers have moved. */
class NamesFingerprintTest {
    private static final String FAMILY = """
            a.Root
              id int64
              order family PACKAGE.Order?
              all map<text,list<family PACKAGE.Order>>

            family PACKAGE.Order
              1 PACKAGE.Bid
              2 PACKAGE.Ask

            PACKAGE.Bid
              price float64

            PACKAGE.Ask
              price float64
            """;

    private static final String LIST = """
            a.Root
              id int64
              all list<map<dynamic<0 a.Bid,1 a.Ask>?,dynamic<2 a.Trade>>>

            a.Bid
              price float64
              rest dynamic<3 enum a.Side(X,Y)>?

            a.Ask
              price float64
              rest dynamic<3 enum a.Side(X,Y)>?

            a.Trade
            """;

    private static Schemas family(String folder, int bid) {
        String text = FAMILY.replace("PACKAGE", folder);
        return Schemas.parse(
                bid == 1 ? text : text.replace("1 a.Bid", "1 a.Ask").replace("2 a.Ask", "2 a.Bid"));
    }

    private static Schema root(Schemas schemas) {
        return schemas.apply("a.Root");
    }

    private static long names(Schemas schemas) {
        return root(schemas).namesFingerprint(schemas);
    }

    /** It must never change, whatever becomes of the runtime. */
    @Test
    void neverChanges() {
        Schemas schemas = family("a", 1);
        assertThat(NamesFingerprint.text(root(schemas), schemas)).isEqualTo("\n#1\n 1 Bid\n 2 Ask");
        assertThat(Long.toHexString(names(schemas))).isEqualTo("2f99b0148bdae32f");
        Schemas listed = Schemas.parse(LIST);
        assertThat(NamesFingerprint.text(root(listed), listed))
                .isEqualTo("\n#0.1\n 0 Bid\n 1 Ask\n#0.1\n 2 Trade\n#1.1\n 3 Side\n#2.1\n 3 Side");
        assertThat(Long.toHexString(names(listed))).isEqualTo("444435638cf64c3c");
        assertThat(Long.toHexString(Fingerprint.combined(1, 2))).isEqualTo("fcdf342d8bc58bce");
    }

    @Test
    void differsIfClassesOfAFamilyExchangeTheirNumbers() {
        Schemas was = family("a", 1);
        Schemas now = family("a", 2);
        assertThat(root(was).fingerprint(was)).isEqualTo(root(now).fingerprint(now));
        assertThat(names(was)).isNotEqualTo(names(now));
        assertThat(SchemaChanges.isReadable(root(was), was, root(now), now)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"Bid, Ask", "Ask, Bid"})
    void differsIfListedClassesExchangeTheirNumbers(String first, String second) {
        Schemas was = Schemas.parse(LIST);
        Schemas now = Schemas.parse(LIST.replace("0 a.Bid,1 a.Ask", "0 a." + first + ",1 a." + second));
        assertThat(root(was).fingerprint(was)).isEqualTo(root(now).fingerprint(now));
        boolean isSame = first.equals("Bid");
        assertThat(names(was) == names(now)).isEqualTo(isSame);
        assertThat(SchemaChanges.isReadable(root(was), was, root(now), now)).isEqualTo(isSame);
    }

    @Test
    void listedEnumsHaveNames() {
        Schemas was = Schemas.parse("a.Root\n  x dynamic<1 enum a.Side(A,B)>\n");
        Schemas now = Schemas.parse("a.Root\n  x dynamic<1 enum b.Way(A,B)>\n");
        assertThat(root(was).fingerprint(was)).isEqualTo(root(now).fingerprint(now));
        assertThat(names(was)).isNotEqualTo(names(now));
    }

    @Test
    void doesNotDependOnOtherNames() {
        assertThat(names(family("org.other.trade", 1))).isEqualTo(names(family("a", 1)));
    }

    @Test
    void schemasWithoutNumbersOfClassesHaveNone() {
        Schemas schemas = Schemas.parse("a.Root\n  x a.Leg?\n  y dynamic?\n  z enum a.E(A)\n\na.Leg\n  x a.Root?\n");
        assertThat(names(schemas)).isZero();
        long fingerprint = root(schemas).fingerprint(schemas);
        assertThat(Fingerprint.combined(fingerprint, 0)).isEqualTo(fingerprint);
        assertThat(Fingerprint.combined(fingerprint, 1)).isNotEqualTo(fingerprint);
    }

    @Test
    void lockFileIsSearchedForBoth() {
        Schemas was = family("a", 1);
        Schemas now = family("a", 2);
        LockFile lock = LockFile.empty()
                .accept(was.types().stream().map(was).toList())
                .accept(now.types().stream().map(now).toList());
        LockedSchemas locked = LockedSchemas.of(lock);
        long fingerprint = root(was).fingerprint(was);
        assertThat(names(locked.find(fingerprint).orElseThrow().schemas())).isEqualTo(names(now));
        for (Schemas each : new Schemas[] {was, now}) {
            long both = Fingerprint.combined(fingerprint, names(each));
            assertThat(names(locked.find(both, "a.Root").orElseThrow().schemas()))
                    .isEqualTo(names(each));
        }
    }
}
