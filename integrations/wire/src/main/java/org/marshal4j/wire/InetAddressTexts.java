package org.marshal4j.wire;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.runtime.generated.value.InetAddresses;

/** IP addresses as texts. Host names are not written, and no text is looked up as a host name. */
public final class InetAddressTexts {
    private static final Pattern IPV4 = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}");

    /** An address and a scope id. The JDK never takes a text with at least two colons for a name. */
    private static final Pattern IPV6 = Pattern.compile("([0-9a-fA-F]*:[0-9a-fA-F]*:[0-9a-fA-F:.]*)(?:%(\\d{1,10}))?");

    private InetAddressTexts() {}

    /**
     * Returns the text of an address, such as {@code 192.0.2.1} or {@code fe80:0:0:0:0:0:0:1%2}.
     *
     * @param value the address
     * @return the text
     */
    public static String text(InetAddress value) {
        return InetAddresses.text(value);
    }

    /**
     * Parses an address.
     *
     * @param text the text
     * @return the address
     * @throws IllegalArgumentException if it is not an address, such as a host name
     */
    public static InetAddress parse(String text) {
        Matcher six = IPV6.matcher(text);
        try {
            if (IPV4.matcher(text).matches()) {
                return InetAddress.getByAddress(four(text));
            }
            if (six.matches()) {
                // The brackets say that it must be an IPv6 address.
                InetAddress address = InetAddress.getByName("[" + six.group(1) + "]");
                int scope = six.group(2) == null ? 0 : Integer.parseInt(six.group(2));
                return scope == 0 ? address : Inet6Address.getByAddress(null, address.getAddress(), scope);
            }
        } catch (UnknownHostException | NumberFormatException e) {
            throw new IllegalArgumentException("not an IP address: " + text, e);
        }
        throw new IllegalArgumentException("not an IP address: " + text);
    }

    private static byte[] four(String text) {
        String[] parts = text.split("\\.");
        byte[] bytes = new byte[parts.length];
        for (int i = 0; i < bytes.length; i++) {
            int part = Integer.parseInt(parts[i]);
            if (part > 0xFF) {
                throw new NumberFormatException(parts[i]);
            }
            bytes[i] = (byte) part;
        }
        return bytes;
    }
}
