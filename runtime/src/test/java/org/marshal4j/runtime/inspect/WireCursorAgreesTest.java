package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.BufferUnderflowException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.schema.Schema;

/** The cursor accepts and refuses the same counts and texts as the readers of single fields. */
class WireCursorAgreesTest {
    @Tag("long")
    @Test
    void readsCountsAsTheReadersDo() {
        Random random = new Random(1);
        byte[] usual = {0, 1, 2, 7, 8, 0x7F, (byte) 0x80, (byte) 0x81, (byte) 0xFF};
        for (int round = 0; round < 20_000; round++) {
            byte[] bytes = new byte[random.nextInt(7)];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = random.nextInt(4) == 0 ? (byte) random.nextInt() : usual[random.nextInt(usual.length)];
            }
            Input in = Input.of(bytes);
            String expected;
            try {
                expected = StopBit.read(in) + " to " + in.position();
            } catch (BufferUnderflowException e) {
                expected = "MARSHAL203";
            } catch (MarshalException e) {
                expected = e.code();
            }
            WireCursor cursor = new WireCursor(RandomBytes.of(bytes), 0, bytes.length);
            String actual;
            try {
                actual = cursor.nextCount() + " to " + cursor.offset();
            } catch (MarshalException e) {
                actual = e.code();
            }
            assertThat(actual).as(HexFormat.of().formatHex(bytes)).isEqualTo(expected);
        }
    }

    @Tag("long")
    @Test
    void acceptsTextAsTheReadersDo() {
        Random random = new Random(2);
        String[] pieces = {
            "41", "c3", "bc", "e2", "82", "ac", "f0", "9f", "98", "80", "ed", "a0", "bd", "b8", "f4", "90", "c0"
        };
        String[] whole = {
            "41", "c3bc", "e282ac", "f09f9880", "eda0bdedb880", "eda0bd", "edb880", "c080", "e08080", "f4908080"
        };
        int accepted = 0;
        for (int round = 0; round < 20_000; round++) {
            StringBuilder hex = new StringBuilder();
            for (int i = random.nextInt(4); i >= 0; i--) {
                hex.append(
                        random.nextInt(3) == 0
                                ? pieces[random.nextInt(pieces.length)]
                                : whole[random.nextInt(whole.length)]);
            }
            byte[] text = HexFormat.of().parseHex(hex);
            hex.insert(0, HexFormat.of().toHexDigits((byte) text.length));
            String expected;
            try {
                expected = Text.read(null, Input.of(bytes(hex.toString())));
                accepted++;
            } catch (MarshalException e) {
                expected = e.code();
            }
            List<Object> values = new ArrayList<>();
            String actual;
            try {
                SchemaWalker.walk(
                        Schema.of("X", "a text"),
                        name -> Schema.of(name),
                        RandomBytes.of(bytes(hex.toString())),
                        0,
                        hex.length() / 2,
                        (path, offset, length, type, value) -> values.add(value));
                actual = (String) values.get(0);
            } catch (MarshalException e) {
                actual = e.code();
            }
            assertThat(actual).as(hex.toString()).isEqualTo(expected);
        }
        assertThat(accepted).isBetween(2_000, 18_000);
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }
}
