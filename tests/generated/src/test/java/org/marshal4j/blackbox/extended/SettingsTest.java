package org.marshal4j.blackbox.extended;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class SettingsTest {
    private static final SettingsMarshaller MARSHALLER = SettingsMarshaller.INSTANCE;

    @Test
    void hasTheBytesOfAMapOfTexts() {
        assertThat(HexFormat.ofDelimiter(" ").formatHex(MARSHALLER.toByteArray(settings())))
                .isEqualTo("01 01 61 01 62 80 00 01 01 66 01 67 00 01 01 01 61 01 62");
    }

    @Test
    void isReadAsItWasWritten() {
        byte[] message = MARSHALLER.toByteArray(settings());
        assertThat(message).hasSize((int) MARSHALLER.sizeOf(settings()));
        Settings read = MARSHALLER.fromByteArray(message);
        assertThat(read).usingRecursiveComparison().isEqualTo(settings());
        assertThat(MARSHALLER.schema().toString())
                .contains("any map<text,text>?", "few map<text,text>(max=2)?", "present map<text,text>");
    }

    @Test
    void isKeptIfItIsStillEqual() {
        Settings current = settings();
        Properties any = current.any;
        Properties filled = current.filled;
        MARSHALLER.readInto(current, MARSHALLER.toByteArray(settings()));
        assertThat(current.any).isSameAs(any);
        Settings other = settings();
        other.any.setProperty("more", "1");
        other.filled.setProperty("more", "2");
        MARSHALLER.readInto(current, MARSHALLER.toByteArray(other));
        assertThat(current.any).isNotSameAs(any).isEqualTo(other.any);
        assertThat(current.filled).isSameAs(filled).isEqualTo(other.filled);
    }

    @Test
    void refusesKeysAndValuesThatAreNoTexts() {
        Settings settings = settings();
        settings.any.put("n", 1);
        assertThatThrownBy(() -> MARSHALLER.toByteArray(settings))
                .hasMessageContaining(
                        "Settings.any at offset 0: a java.lang.Integer at the key \"n\", and Properties keep only texts"
                                + " [MARSHAL227]");
        settings.any.remove("n");
        settings.any.put(List.of(), "1");
        assertThatThrownBy(() -> MARSHALLER.sizeOf(settings)).hasMessageContaining("as a key");
    }

    @Test
    void refusesBytesThatAreNoTable() {
        refused("02 01 61 01 61 01 61 01 62 80 00 00 00 80 00", "any[1].key", "MARSHAL214");
        refused("01 01 61 80 00 80 00 00 00 80 00", "any[0].value", "MARSHAL206");
        refused("ff ff ff ff 07", "any", "MARSHAL203");
        refused("00 03 00 00 00 00 00 00 80 00", "few", "MARSHAL215");
    }

    private static void refused(String hex, String path, String code) {
        assertThatThrownBy(() ->
                        MARSHALLER.fromByteArray(HexFormat.ofDelimiter(" ").parseHex(hex)))
                .hasMessageContaining("Settings." + path)
                .hasMessageContaining("[" + code + "]");
    }

    private static Settings settings() {
        Settings settings = new Settings();
        settings.any = new Properties();
        settings.any.setProperty("a", "b");
        settings.filled.setProperty("f", "g");
        settings.several = List.of(settings.any);
        return settings;
    }
}
