package org.marshal4j.runtime.generated.value;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * IP addresses without host names: none is written, and none is looked up. For an IPv4 address, the first byte is 4,
 * and its four bytes follow. For an IPv6 address, the first byte is 6, and its 16 bytes follow, and its scope id as an
 * int32, 0 for none. For null, the first byte is 0.
 *
 * <p>An IPv4-mapped IPv6 address (::ffff:0:0/96) is refused: it is only valid as the IPv4 address that
 * {@link InetAddress#getByAddress(byte[])} turns it into.
 */
public final class InetAddresses {
    private static final byte NULL = 0;
    private static final byte IPV4 = 4;
    private static final byte IPV6 = 6;

    /** The number of bytes of an IPv4 address after the first. */
    private static final int SIZE_4 = 4;

    /** The number of bytes of an IPv6 address after the first, including the scope id. */
    private static final int SIZE_6 = 20;

    private static final int SCOPE_AT = 16;

    /** Bytes 8 to 11 of an IPv4-mapped IPv6 address; the bytes before are 0. */
    private static final int MAPPED = 0xFFFF_0000;

    private InetAddresses() {}

    /**
     * Writes an address. Its bytes are only available as a copy, which the JVM's compiler C2 removes for IPv4.
     *
     * @throws MarshalException MARSHAL214 if it is an IPv4-mapped IPv6 address; nothing is written
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable InetAddress value, Output out) {
        if (value == null) {
            out.writeByte(NULL);
            return;
        }
        byte[] address = value.getAddress();
        if (value instanceof Inet6Address ofSix) {
            writeSix(address, ofSix.getScopeId(), out);
        } else {
            long offset = out.reserve(1 + SIZE_4);
            Object base = out.base();
            RawMemory.putByte(base, offset, IPV4);
            RawMemory.putByte(base, offset + 1, address[0]);
            RawMemory.putByte(base, offset + 2, address[1]);
            RawMemory.putByte(base, offset + 3, address[2]);
            RawMemory.putByte(base, offset + 4, address[3]);
        }
    }

    private static void writeSix(byte[] address, int scope, Output out) {
        refuseMapped(address, RawMemory.ARRAY_OFFSET);
        long offset = out.reserve(1 + SIZE_6);
        Object base = out.base();
        RawMemory.putByte(base, offset, IPV6);
        RawMemory.copy(address, RawMemory.ARRAY_OFFSET, base, offset + 1, SCOPE_AT);
        RawMemory.putInt(base, offset + 1 + SCOPE_AT, scope);
    }

    /**
     * Reads an address.
     *
     * @param current what the field holds; returned, with its host name if it has one, if its bytes and its scope id
     *     are the same. Then nothing is allocated but a copy of its bytes, as by {@link #write}
     * @throws MarshalException MARSHAL214 if the first byte is not 0, 4 or 6, the scope id is negative, or an IPv6
     *     address is IPv4-mapped
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static @Nullable InetAddress read(@Nullable InetAddress current, Input in) {
        byte kind = in.readByte();
        return kind == NULL ? null : read(kind, current, in);
    }

    /** Reads the address after its first byte, which is not 0. */
    static InetAddress read(byte kind, @Nullable InetAddress current, Input in) {
        return switch (kind) {
            case IPV4 -> {
                long offset = in.take(SIZE_4);
                yield getFour(current, in.base(), offset);
            }
            case IPV6 -> {
                long offset = in.take(SIZE_6);
                yield getSix(current, in.base(), offset);
            }
            default -> throw refused(kind);
        };
    }

    /**
     * Moves behind an address, without creating it.
     *
     * @return false if it is null
     * @throws MarshalException MARSHAL214 if the first byte is not 0, 4 or 6
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static boolean skip(Input in) {
        byte kind = in.readByte();
        if (kind == NULL) {
            return false;
        }
        skip(kind, in);
        return true;
    }

    /** Moves behind the address after its first byte, which is not 0. */
    static void skip(byte kind, Input in) {
        switch (kind) {
            case IPV4 -> in.skip(SIZE_4);
            case IPV6 -> in.skip(SIZE_6);
            default -> throw refused(kind);
        }
    }

    private static MarshalException refused(int kind) {
        return Impossible.value("kind " + kind + " of an IP address, instead of 4 or 6");
    }

    /**
     * Loads the four bytes of an IPv4 address.
     *
     * @param current what the field holds; returned if it has the same bytes
     */
    private static InetAddress getFour(@Nullable InetAddress current, @Nullable Object base, long offset) {
        byte first = RawMemory.getByte(base, offset);
        byte second = RawMemory.getByte(base, offset + 1);
        byte third = RawMemory.getByte(base, offset + 2);
        byte fourth = RawMemory.getByte(base, offset + 3);
        if (current instanceof Inet4Address) {
            byte[] old = current.getAddress();
            if (old[0] == first && old[1] == second && old[2] == third && old[3] == fourth) {
                return current;
            }
        }
        try {
            return InetAddress.getByAddress(new byte[] {first, second, third, fourth});
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }

    /**
     * Loads the 20 bytes of an IPv6 address.
     *
     * @param current what the field holds; returned if it has the same bytes and the same scope id
     * @throws MarshalException MARSHAL214 if the scope id is negative, or the address is IPv4-mapped
     */
    private static InetAddress getSix(@Nullable InetAddress current, @Nullable Object base, long offset) {
        refuseMapped(base, offset);
        int scope = RawMemory.getInt(base, offset + SCOPE_AT);
        if (scope < 0) {
            throw Impossible.value("scope id " + scope + " of an IPv6 address");
        }
        if (current instanceof Inet6Address old
                && old.getScopeId() == scope
                && isSame(old.getAddress(), base, offset)) {
            return current;
        }
        byte[] address = new byte[SCOPE_AT];
        RawMemory.copy(base, offset, address, RawMemory.ARRAY_OFFSET, SCOPE_AT);
        try {
            return Inet6Address.getByAddress(null, address, scope == 0 ? -1 : scope);
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isSame(byte[] old, @Nullable Object base, long offset) {
        return RawMemory.getLong(old, RawMemory.ARRAY_OFFSET) == RawMemory.getLong(base, offset)
                && RawMemory.getLong(old, RawMemory.ARRAY_OFFSET + 8) == RawMemory.getLong(base, offset + 8);
    }

    private static void refuseMapped(@Nullable Object base, long offset) {
        if (RawMemory.getLong(base, offset) == 0 && RawMemory.getInt(base, offset + 8) == MAPPED) {
            throw Impossible.value("an IPv4-mapped IPv6 address (::ffff:0:0/96)");
        }
    }

    /** Returns the number of bytes that {@link #write} writes. */
    public static long sizeOf(@Nullable InetAddress value) {
        if (value == null) {
            return 1;
        }
        return value instanceof Inet6Address ? 1 + SIZE_6 : 1 + SIZE_4;
    }

    /** Returns a random address, for messages that nobody has written. */
    public static InetAddress sample(Random random) {
        byte[] address = random.nextBoolean() ? new byte[] {(byte) 192, 0, 2, 0} : new byte[SCOPE_AT];
        if (address.length == SIZE_4) {
            address[SIZE_4 - 1] = (byte) random.nextInt();
        } else {
            RawMemory.putInt(address, RawMemory.ARRAY_OFFSET, 0xB80D_0120);
            RawMemory.putLong(address, RawMemory.ARRAY_OFFSET + 8, random.nextLong());
        }
        try {
            return InetAddress.getByAddress(address);
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }
}
