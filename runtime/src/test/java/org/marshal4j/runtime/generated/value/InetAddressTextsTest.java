package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The texts of addresses are read as they are written, without any look-up. */
class InetAddressTextsTest {
    @ParameterizedTest
    @CsvSource({
        "192.0.2.1, 192.0.2.1",
        "255.255.255.255, 255.255.255.255",
        "::, 0:0:0:0:0:0:0:0",
        "2001:db8::1, 2001:db8:0:0:0:0:0:1",
        "2001:DB8::1%0, 2001:db8:0:0:0:0:0:1",
        "fe80::1%2, fe80:0:0:0:0:0:0:1%2",
        "::ffff:192.0.2.1, 192.0.2.1",
    })
    void areRead(String text, String written) {
        assertThat(InetAddressTexts.text(InetAddressTexts.parse(text))).isEqualTo(written);
        assertThat(InetAddressTexts.text(InetAddressTexts.parse(written))).isEqualTo(written);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "localhost",
                "dead",
                "[::1]",
                "1.2.3",
                "1.2.3.256",
                "1.2.3.4%1",
                "0x7f.0.0.1",
                "::1%lo",
                "::1%-1",
                "::1%4294967296",
                "1:2",
                ":::",
                "1:2:3:4:5:6:7:8:9",
                "::ffff:192.0.2.1%2"
            })
    void otherTextsAreRefused(String text) {
        assertThatThrownBy(() -> InetAddressTexts.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
