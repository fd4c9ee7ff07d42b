package org.marshal4j.blackbox.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshallers;

/** Messages of an imported class that begin with schema ids. */
class ImportedIdsTest {
    /** The id 8d95b575 of revision 1; the text "x", the float 1.5. */
    private static final String FORMER = "75b5958d" + "0178" + "0000c03f";

    /** The id f7efcc5e; the double 1.5, the text "x". */
    private static final String TODAY = "5ecceff7" + "000000000000f83f" + "0178";

    private static Reading reading() {
        Reading reading = new Reading();
        reading.value = 1.5;
        reading.sensor = "x";
        return reading;
    }

    @Tag("plain")
    @Test
    void todaysMessagesBeginWithTheId() {
        byte[] message = ReadingMarshaller.INSTANCE.toByteArray(reading());
        assertThat(HexFormat.of().formatHex(message)).isEqualTo(TODAY);
        assertThat(ReadingMarshaller.INSTANCE.sizeOf(reading())).isEqualTo(message.length);
        assertThat(Marshallers.of(Readings.class, Reading.class).schemaId()).isEqualTo(ReadingMarshaller.SCHEMA_ID);
        assertThat(ReadingMarshaller.INSTANCE.fromByteArray(message))
                .usingRecursiveComparison()
                .isEqualTo(reading());
    }

    @ParameterizedTest
    @EnumSource
    void formerMessagesAreConverted(Buffers kind) {
        byte[] former = HexFormat.of().parseHex(FORMER);
        Bytes<?> bytes = kind.makeDirty(former.length).write(former);
        assertThat(ReadingMarshaller.INSTANCE.read(bytes))
                .usingRecursiveComparison()
                .isEqualTo(reading());
        assertThat(bytes.readRemaining()).isZero();
    }

    @Tag("plain")
    @Test
    void viewsShowTodaysMessagesAndConvertOthers() {
        ReadingView view = new ReadingView().wrap(HexFormat.of().parseHex(TODAY));
        assertThat(view.value()).isEqualTo(1.5);
        byte[] former = HexFormat.of().parseHex(FORMER);
        assertThatThrownBy(() -> view.wrap(former)).hasMessageEndingWith("[MARSHAL234]");
        assertThat(view.wrapConverted(Input.of(former)).value()).isEqualTo(1.5);
    }

    @Tag("plain")
    @Test
    void unknownIdsAreRefused() {
        assertThatThrownBy(() -> ReadingMarshaller.INSTANCE.fromByteArray(
                        HexFormat.of().parseHex("01020304" + TODAY.substring(8))))
                .hasMessageContaining("8d95b575 of revision 1, f7efcc5e of revision 2")
                .hasMessageEndingWith("[MARSHAL233]");
    }

    @Tag("plain")
    @Test
    void heldObjectsHaveNoIds() {
        Readings readings = new Readings();
        readings.all = List.of(reading());
        byte[] message = ReadingsMarshaller.INSTANCE.toByteArray(readings);
        assertThat(HexFormat.of().formatHex(message)).isEqualTo("01" + "01" + TODAY.substring(8));
        assertThat(ReadingsMarshaller.INSTANCE.fromByteArray(message))
                .usingRecursiveComparison()
                .isEqualTo(readings);
    }
}
