package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.runtime.HexMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** Former messages whose fields have been renamed since. */
class MigrationOfRenamedFieldsTest {
    private static final Schema FORMER = Schema.of("a.Quote", "at int32", "bid int16");
    private static final Schema RENAMED = Schema.of("a.Quote", "at int32", "bidPrice int16");
    private static final Schema TODAY = Schema.of("a.Quote", "at int64", "bidPrice int16");
    private static final String MESSAGE = "05000000" + "0700";
    private static final String CONVERTED = "0500000000000000" + "0700";

    private static String read(Schema former, Schemas types) {
        return SchemaMigration.read(
                new HexMarshaller(TODAY), former, types, Input.of(HexFormat.of().parseHex(MESSAGE)));
    }

    @Test
    void aRenameInTheLockIsFollowed() {
        String lock = LockFile.empty()
                .accept(List.of(FORMER))
                .accept(List.of(RENAMED))
                .accept(List.of(TODAY))
                .text();
        Schemas former = Schemas.parse(lock, 1);
        assertThat(read(former.apply("a.Quote"), former)).isEqualTo(CONVERTED);
    }

    @Test
    void aFieldThatMayHaveBeenRenamedIsNotReadAsZero() {
        Schemas former = Schemas.of(List.of(FORMER));
        assertThatThrownBy(() -> read(FORMER, former))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith("converting a.Quote.bidPrice: it has the place and wire type that"
                        + " bid had in a.Quote, which is gone")
                .hasMessageContaining("Schemas.renamed or Schemas.dropped")
                .hasMessageEndingWith("[MARSHAL220]");
        assertThat(read(FORMER, former.renamed("a.Quote", "bid", "bidPrice"))).isEqualTo(CONVERTED);
        assertThat(read(FORMER, former.dropped("a.Quote", "bid"))).isEqualTo("0500000000000000" + "0000");
    }

    @Test
    void renamesInNestedTypesAreFollowedToo() {
        Schema was = Schema.of("a.Order", "best a.Quote", "n int8");
        Schemas former = Schemas.of(List.of(was, RENAMED)).renamed("a.Quote", "bidPrice", "bid");
        Schema now = Schema.of("a.Order", "n int8", "best a.Quote");
        HexMarshaller today = new HexMarshaller(now.from(new TestSource(type -> FORMER)));
        byte[] message = HexFormat.of().parseHex(MESSAGE + "01");
        assertThat(SchemaMigration.read(today, was, former, Input.of(message))).isEqualTo("01" + MESSAGE);
        Schemas unknown = Schemas.of(List.of(was, RENAMED));
        assertThatThrownBy(() -> SchemaMigration.read(today, was, unknown, Input.of(message)))
                .hasMessageStartingWith("converting a.Order.best.bid: it has the place");
    }

    /** A subclass hides a field of its superclass, and each stays the field of its class wherever it is. */
    @ParameterizedTest
    @CsvSource({
        // what the superclass has comes last now
        "x int16, 'x int16,x int16,y int8', 1, x int16, 'x int16,y int8,x int16', 0, 010002000a, 02000a0100",
        "x int16, 'x int16,y int8,x int16', 0, x int16, 'x int16,x int16,y int8', 1, 02000a0100, 010002000a",
        // the superclass has a new field
        "a int8, 'a int8,x int16', 1, 'a int8,x int16', 'a int8,x int16,x int16', 2, 050700, 0500000700",
        // it has it no more
        "'a int8,x int16', 'a int8,x int16,x int16', 2, a int8, 'a int8,x int16', 1, 0509000700, 050700"
    })
    void hiddenFieldsAreFollowedToo(
            String base, String sub, int first, String baseNow, String subNow, int firstNow, String was, String is) {
        LockFile lock =
                LockFile.empty().accept(hierarchy(base, sub, first)).accept(hierarchy(baseNow, subNow, firstNow));
        Schemas former = LockFile.parse(lock.text()).former(1);
        HexMarshaller today = new HexMarshaller(lock.accepted().get("a.Sub").flat());
        assertThat(SchemaMigration.read(
                        today,
                        former.apply("a.Sub"),
                        former,
                        Input.of(HexFormat.of().parseHex(was))))
                .isEqualTo(is);
    }

    private static List<Schema> hierarchy(String base, String sub, int inherited) {
        Schema schema = Schema.of("a.Sub", sub.split(","));
        return List.of(
                Schema.of("a.Base", base.split(",")),
                inherited == 0 ? schema : schema.extending(new Schema.Inherited("a.Base", inherited)));
    }
}
