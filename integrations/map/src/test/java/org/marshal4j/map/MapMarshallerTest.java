package org.marshal4j.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** What is refused, and the state after that. */
class MapMarshallerTest {
    private final MapMarshaller<Position> positions = new MapMarshaller<>(Position.class);

    @Test
    void typeWithoutAMarshallerIsRefused() {
        assertThatThrownBy(() -> new MapMarshaller<>(String.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("java.lang.String");
    }

    @Test
    void isStoredAsTextAndAsBinary() {
        for (WireType wire : new WireType[] {WireType.TEXT, WireType.BINARY_LIGHT}) {
            Bytes<?> bytes = Bytes.allocateElasticOnHeap();
            wire.apply(bytes).getValueOut().typedMarshallable(positions);
            MapMarshaller<Position> again = wire.apply(bytes).getValueIn().typedMarshallable();
            assertThat(again.size(new Position())).isEqualTo(positions.size(new Position()));
        }
    }

    @Test
    void otherSchemaIsReportedFieldByField() {
        String text = WireType.TEXT.asString(positions);
        String form = HeaderSchema.of(org.marshal4j.runtime.Marshallers.of(Position.class));
        assertThat(text).contains(form);
        String other = changed(form, "average float64", "average float32").replace("\n", "");
        assertThatThrownBy(() -> WireType.TEXT.fromString(text.replace(form, other)))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("org.marshal4j.map.Position.average: float32, here float64")
                .hasMessageContaining("MARSHAL218");
    }

    @Test
    void grownTypeIsAccepted() {
        MapMarshaller<Growing> growing = new MapMarshaller<>(Growing.class);
        String text = WireType.TEXT.asString(growing);
        String form = HeaderSchema.of(org.marshal4j.runtime.Marshallers.of(Growing.class));
        String later = changed(form, "price float64", "price float64\n  venue text? since=2");
        MapMarshaller<Growing> again = WireType.TEXT.fromString(text.replace(form, later));
        assertThat(again.size(new Growing())).isEqualTo(growing.size(new Growing()));
        String other = changed(form, "price float64", "price float32");
        assertThatThrownBy(() -> WireType.TEXT.fromString(text.replace(form, other)))
                .hasMessageContaining("org.marshal4j.map.Growing.price: float32, here float64");
    }

    @Test
    void renamesAreFollowedWhileAMapIsOpened() throws IOException {
        String text = WireType.TEXT.asString(new MapMarshaller<>(Growing.class));
        String form = HeaderSchema.of(org.marshal4j.runtime.Marshallers.of(Growing.class));
        String renamed = text.replace(form, changed(form, "price float64", "value float64"));
        Schema today = org.marshal4j.runtime.Marshallers.of(Growing.class).schema();
        List<String> former = today.text()
                .replace("price", "value")
                .lines()
                .map(String::strip)
                .toList();
        LockFile lock = LockFile.empty()
                .accept(List.of(Schema.parse(former.get(0), former.subList(1, former.size()))))
                .accept(List.of(today));
        MapMarshaller<Growing> again = MapMarshallers.followRenames(lock, () -> WireType.TEXT.fromString(renamed));
        assertThat(again.size(new Growing())).isEqualTo(20);
        assertThatThrownBy(
                        () -> MapMarshallers.followRenames(LockFile.empty(), () -> WireType.TEXT.fromString(renamed)))
                .hasMessageContaining("MARSHAL218");
        assertThatThrownBy(() -> WireType.TEXT.fromString(renamed)).hasMessageContaining("MARSHAL218");
        String retyped = text.replace(form, changed(form, "price float64", "value float32"));
        assertThatThrownBy(() -> MapMarshallers.followRenames(lock, () -> WireType.TEXT.fromString(retyped)))
                .hasMessageContaining("MARSHAL218");
    }

    private static String changed(String form, String from, String to) {
        String text = new String(Base64.getDecoder().decode(form), StandardCharsets.ISO_8859_1);
        assertThat(text).contains(from);
        String changed = text.replace(from, to).replaceFirst("(type \\S+ )[0-9a-f]{16}", "$100000000deadbeef");
        return Base64.getEncoder().encodeToString(changed.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void bytesAfterTheValueAreLeftAlone() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Position position = MapMarshallersTest.position(3);
        long size = positions.size(position);
        positions.write(bytes, size, position);
        bytes.writeLong(-1);
        long limit = bytes.readLimit();
        assertThat(positions.read(bytes, size, null)).isEqualTo(position);
        assertThat(bytes.readPosition()).isEqualTo(size);
        assertThat(bytes.readLimit()).isEqualTo(limit);
    }

    @Test
    void largeValueIsRead() {
        MapMarshaller<Account> accounts = new MapMarshaller<>(Account.class);
        Account account = new Account();
        account.history = new long[20_000];
        account.history[19_999] = 7;
        long size = accounts.size(account);
        assertThat(size).isGreaterThan(ScratchBuffer.KEPT);
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        accounts.write(bytes, size, account);
        bytes.writeLong(-1);
        assertThat(accounts.read(bytes, size, null).history).isEqualTo(account.history);
        assertThat(bytes.readPosition()).isEqualTo(size);
    }

    @Test
    void valueThatEndsEarlyIsRefused() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Position position = MapMarshallersTest.position(3);
        long size = positions.size(position);
        positions.write(bytes, size, position);
        bytes.writeLong(-1);
        assertThatThrownBy(() -> positions.read(bytes, size + 2, null))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("2 of the " + (size + 2) + " bytes are left after it [MARSHAL221]");
        assertThat(bytes.readPosition()).isZero();
        assertThatThrownBy(() -> positions.read(bytes, size - 1, null)).isInstanceOf(MarshalException.class);
        assertThat(bytes.readPosition()).isZero();
    }

    @Test
    void valueThatChangesMeanwhileIsRefused() {
        MapMarshaller<Account> accounts = new MapMarshaller<>(Account.class);
        Account account = new Account();
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        long size = accounts.size(account);
        account.owner = "somebody else";
        assertThatThrownBy(() -> accounts.write(bytes, size, account))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("it was changed while");
        assertThat(bytes.writePosition()).isZero();
    }
}
