package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.TestBuffer;

/** How values of varying size are read into existing objects, and properties that only some of them have. */
class VaryingEdgesTest {
    @Test
    void buffersOfBothOrdersAreComparedAndRefilled() {
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            for (int length : new int[] {1, 7, 8, 9, 16, 23}) {
                ByteBuffer value = ByteBuffer.allocate(length).order(order);
                for (int i = 0; i < length; i++) {
                    value.put(i, (byte) (i + 1));
                }
                TestBuffer bytes = TestBuffer.elastic();
                ByteBuffers.write(value, bytes.out());
                for (int i = 0; i <= length; i++) {
                    ByteBuffer current = ByteBuffer.allocate(length + 3).order(order);
                    current.position(2).limit(length + 2);
                    current.put(value.duplicate()).position(2);
                    if (i < length) {
                        current.put(2 + i, (byte) 99);
                    }
                    bytes.again();
                    ByteBuffer read = ByteBuffers.read(current, bytes.in());
                    assertThat(read).isSameAs(current).isEqualTo(value);
                    assertThat(read.position()).isEqualTo(i < length ? 0 : 2);
                }
                bytes.again();
                ByteBuffer locked = ByteBuffer.allocate(length).order(order).asReadOnlyBuffer();
                assertThat(ByteBuffers.read(locked.order(order), bytes.in()))
                        .isNotSameAs(locked)
                        .isEqualTo(value);
            }
        }
    }

    @Test
    void readsDigitsThatFitALong() {
        for (String text : new String[] {
            "0",
            "7",
            "-12",
            "0.00",
            "1.25",
            "-1.25",
            "9.99999999999999",
            "123456789012345678",
            "0.1234567890123456789",
            "-9.223372036854775808",
            "9223372036854775807",
            "1E-22",
            "1E-23",
            "3E-40",
            "4E+3",
            "1.5E+9"
        }) {
            BigDecimal value = new BigDecimal(text);
            assertThat(Unscaled.isLong(value)).as(text).isTrue();
            if (value.scale() >= 0) {
                assertThat(Unscaled.toLong(value))
                        .as(text)
                        .isEqualTo(value.unscaledValue().longValueExact());
            }
        }
        assertThat(Unscaled.toLong(new BigDecimal(BigInteger.valueOf(4), -3))).isEqualTo(4);
        assertThat(Unscaled.isLong(new BigDecimal("9223372036854775808"))).isFalse();
        assertThat(Unscaled.isLong(new BigDecimal("99999999999999999999"))).isFalse();
    }

    @Test
    void hostNamesAreNeitherWrittenNorRead() throws UnknownHostException {
        byte[] address = {(byte) 192, 0, 2, 1};
        InetAddress named = InetAddress.getByAddress("host.example", address);
        TestBuffer bytes = TestBuffer.elastic();
        InetAddresses.write(named, bytes.out());
        assertThat(bytes.hex()).isEqualTo("04 c0 00 02 01");
        assertThat(InetAddressTexts.text(named)).isEqualTo("192.0.2.1");
        assertThat(InetAddresses.read(null, bytes.in()))
                .isEqualTo(named)
                .hasToString("/192.0.2.1")
                .isExactlyInstanceOf(Inet4Address.class);
        bytes.again();
        assertThat(InetAddresses.read(named, bytes.in())).isSameAs(named);
    }

    @Test
    void textsContainTheNumberOfTheScope() {
        assertThat(InetAddressTexts.text(
                        VaryingValues.address(-1, 0xfe, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
                .isEqualTo("fe80:0:0:0:0:0:0:1");
        assertThat(InetAddressTexts.text(
                        VaryingValues.address(3, 0xfe, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
                .isEqualTo("fe80:0:0:0:0:0:0:1%3");
    }

    /** The machine's own addresses carry the names of its interfaces, which differ from machine to machine. */
    @Test
    void theNumberOfAnInterfaceIsWrittenAndNotItsName() throws SocketException {
        NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .forEach(address -> {
                    TestBuffer bytes = TestBuffer.elastic();
                    InetAddresses.write(address, bytes.out());
                    InetAddress read = InetAddresses.read(null, bytes.in());
                    assertThat(read).isEqualTo(address).isExactlyInstanceOf(address.getClass());
                    assertThat(InetAddressTexts.text(read))
                            .isEqualTo(InetAddressTexts.text(address))
                            .doesNotContain("%lo");
                });
    }

    @Test
    void ipv4MappedAddressesAreNotWritten() {
        InetAddress mapped = VaryingValues.address(-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 192, 0, 2, 1);
        Output out = Output.elastic();
        assertThatThrownBy(() -> InetAddresses.write(mapped, out))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("an IPv4-mapped IPv6 address (::ffff:0:0/96)");
        assertThat(out.position()).isZero();
    }

    @Test
    void writesEveryLocaleThatItsTagDescribesInFull() {
        for (int round = 0; round < 2; round++) {
            for (Locale locale : Locale.getAvailableLocales()) {
                if (Locale.forLanguageTag(locale.toLanguageTag()).equals(locale)) {
                    TestBuffer bytes = TestBuffer.elastic();
                    Locales.write(locale, bytes.out());
                    assertThat(Locales.read(null, bytes.in())).isEqualTo(locale);
                }
            }
        }
        Locale untold = new Locale("de", "CH", "no variant!");
        assertThatThrownBy(() -> Locales.write(untold, Output.elastic()))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("has more than its language tag says, de-CH");
    }
}
