package org.marshal4j.runtime.generated.value;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** IP addresses as texts. Host names are not written, and no text is looked up as a host name. */
public final class InetAddressTexts {
    private static final Pattern IPV4 = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}");

    /** An address and a scope id. The JDK never takes a text with at least two colons for a name. */
    private static final Pattern IPV6 = Pattern.compile("([0-9a-fA-F]*:[0-9a-fA-F]*:[0-9a-fA-F:.]*)(?:%(\\d{1,10}))?");

    private InetAddressTexts() {}

    /**
     * Returns the address as a readable text without a host name, such as {@code 192.0.2.1} or
     * {@code fe80:0:0:0:0:0:0:1%2}.
     */
    public static String text(InetAddress value) {
        String text = value.getHostAddress();
        if (!(value instanceof Inet6Address ofSix)) {
            return text;
        }
        // After the percent sign the JDK writes the name of the interface, which differs from machine to machine.
        String bare = text.contains("%") ? text.substring(0, text.indexOf('%')) : text;
        return ofSix.getScopeId() == 0 ? bare : bare + "%" + ofSix.getScopeId();
    }

    /**
     * Parses an address.
     *
     * @throws IllegalArgumentException if the text is not an address, such as a host name
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
        String[] parts = text.split("\\.", -1);
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
