package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;

/** Field names in files that people write by hand. */
class FieldNamesTest {

    @Marshal
    static class Settings extends SelfDescribingMarshallable implements FieldNamesTest_SettingsMarshallable {
        int timeLimit;
        int retries;
    }

    @Marshal
    static class Rates extends SelfDescribingMarshallable implements FieldNamesTest_RatesMarshallable {
        int r;
        int R;
    }

    /**
     * As with reflection: a file with, for example, the names of the FIX protocol is read into fields with Java names.
     */
    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY"})
    void caseMakesNoDifference(WireType type) {
        Settings settings = new Settings();
        settings.readMarshallable(type.apply(Bytes.from("Retries: 2\nTimeLimit: 20\n")));
        assertThat(settings.timeLimit).isEqualTo(20);
        assertThat(settings.retries).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(names = {"YAML_ONLY"})
    void aFieldWithExactlyThatNameComesFirst(WireType type) {
        Rates rates = new Rates();
        rates.readMarshallable(type.apply(Bytes.from("R: 2\nr: 1\n")));
        assertThat(rates.r).isEqualTo(1);
        assertThat(rates.R).isEqualTo(2);
    }
}
