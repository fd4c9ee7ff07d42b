package org.marshal4j.runtime.generated.value;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.Text;

/**
 * IP addresses with a port, and host names with a port that were never looked up; none is looked up here. An address is
 * written as {@link InetAddresses} does, without its host name. An unresolved host name follows a byte 1, as a text. Then
 * comes the port as an int16 without a sign. For null, the first byte is 0, and nothing follows.
 */
public final class InetSocketAddresses {
    private static final byte NULL = 0;
    private static final byte UNRESOLVED = 1;
    private static final int MOST_PORTS = 0xFFFF;

    /** What {@link InetSocketAddress#toString} writes after a host name that was not looked up. */
    private static final String MARK = "/<unresolved>";

    private InetSocketAddresses() {}

    /**
     * Writes an address.
     *
     * @throws MarshalException MARSHAL214 if it is an IPv4-mapped IPv6 address, MARSHAL208 if a host name contains half
     *     of a surrogate pair
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable InetSocketAddress value, Output out) {
        if (value == null) {
            out.writeByte(NULL);
            return;
        }
        if (value.isUnresolved()) {
            out.writeByte(UNRESOLVED);
            Text.write(value.getHostString(), out);
        } else {
            InetAddresses.write(value.getAddress(), out);
        }
        out.writeShort((short) value.getPort());
    }

    /**
     * Reads an address.
     *
     * @param current what the field holds; returned, with its host name if it has one, if its bytes are the same
     * @throws MarshalException MARSHAL214 if the first byte is not 0, 1, 4 or 6, MARSHAL206 if a host name is null;
     *     otherwise as {@link InetAddresses#read} and {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    @SuppressWarnings("ReferenceEquality") // the same address is the old object
    public static @Nullable InetSocketAddress read(@Nullable InetSocketAddress current, Input in) {
        byte kind = in.readByte();
        if (kind == NULL) {
            return null;
        }
        if (kind == UNRESOLVED) {
            String old = current != null && current.isUnresolved() ? current.getHostString() : null;
            String host = Text.read(old, in);
            if (host == null) {
                throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null instead of a host name");
            }
            int port = readPort(in);
            return current != null && host.equals(old) && current.getPort() == port
                    ? current
                    : InetSocketAddress.createUnresolved(host, port);
        }
        InetAddress old = current == null ? null : current.getAddress();
        InetAddress address = InetAddresses.read(kind, old, in);
        int port = readPort(in);
        return current != null && address == old && current.getPort() == port
                ? current
                : new InetSocketAddress(address, port);
    }

    private static int readPort(Input in) {
        return in.readShort() & MOST_PORTS;
    }

    /**
     * Moves behind an address, without creating it.
     *
     * @return false if it is null
     * @throws MarshalException MARSHAL214 if the first byte is not 0, 1, 4 or 6; otherwise as {@link Text#skip}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static boolean skip(Input in) {
        byte kind = in.readByte();
        if (kind == NULL) {
            return false;
        }
        if (kind == UNRESOLVED) {
            Text.skip(0, in);
        } else {
            InetAddresses.skip(kind, in);
        }
        in.skip(Short.BYTES);
        return true;
    }

    /** Returns the number of bytes that {@link #write} writes. MARSHAL208 as there. */
    public static long sizeOf(@Nullable InetSocketAddress value) {
        if (value == null) {
            return 1;
        }
        long host = value.isUnresolved()
                ? 1 + Text.sizeOf(value.getHostString())
                : InetAddresses.sizeOf(value.getAddress());
        return host + Short.BYTES;
    }

    /** Returns a random address, for messages that nobody has written. */
    public static InetSocketAddress sample(Random random) {
        return new InetSocketAddress(InetAddresses.sample(random), random.nextInt(MOST_PORTS + 1));
    }

    /**
     * Returns the address as a readable text, such as {@code 192.0.2.1:443}, {@code [2001:db8:0:0:0:0:0:1]:443} or, for
     * a host name that was not looked up, {@code exchange.example/<unresolved>:443}.
     */
    public static String text(InetSocketAddress value) {
        InetAddress address = value.getAddress();
        if (address == null) {
            return value.getHostString() + MARK + ":" + value.getPort();
        }
        String text = InetAddressTexts.text(address);
        return (address instanceof Inet6Address ? "[" + text + "]" : text) + ":" + value.getPort();
    }

    /**
     * Parses an address, as {@link #text} writes it or with an IPv6 address in another usual form. No text is looked up
     * as a host name.
     *
     * @throws IllegalArgumentException if it is not an address
     */
    public static InetSocketAddress parse(String text) {
        int colon = text.lastIndexOf(':');
        String digits = text.substring(colon + 1);
        if (colon < 0 || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
            throw new IllegalArgumentException("not an address with a port: " + text);
        }
        String host = text.substring(0, colon);
        int port = Integer.parseInt(digits);
        if (host.endsWith(MARK)) {
            return InetSocketAddress.createUnresolved(host.substring(0, host.length() - MARK.length()), port);
        }
        boolean isSix = host.startsWith("[") && host.endsWith("]");
        if (!isSix && host.contains(":")) {
            throw new IllegalArgumentException("an IPv6 address without brackets: " + text);
        }
        return new InetSocketAddress(InetAddressTexts.parse(isSix ? host.substring(1, host.length() - 1) : host), port);
    }
}
