package org.marshal4j.blackbox.reference;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/**
 * The wire format, version 1, as plainly as it can be said: by reflection, a byte at a time. It shares no code with the
 * runtime or the processor, and knows nothing of blocks, bulk copies or buffers.
 */
public final class ReferenceEncoder {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private ReferenceEncoder() {}

    /** The bytes of a message. */
    public static byte[] encode(Object value) {
        ReferenceEncoder encoder = new ReferenceEncoder();
        encoder.fields(value);
        return encoder.out.toByteArray();
    }

    private void fields(Object owner) {
        for (WireField field : WireFields.of(owner.getClass())) {
            value(field.field().getGenericType(), field.get(owner), field.required());
        }
    }

    private void value(Type type, Object value, boolean required) {
        if (value == null && required) {
            throw new IllegalArgumentException("null in a required field of type " + type);
        }
        if (type instanceof ParameterizedType list) {
            list((List<?>) value, list.getActualTypeArguments()[0]);
            return;
        }
        Class<?> raw = (Class<?>) type;
        if (raw.isPrimitive()) {
            number(value);
        } else if (raw == String.class) {
            text((String) value);
        } else if (raw.isEnum()) {
            stopBit(value == null ? -1 : ((Enum<?>) value).ordinal());
        } else if (raw.isArray()) {
            array(value);
        } else {
            optional(raw, value, required);
        }
    }

    /** What has no null of its own: boxes and nested types. */
    private void optional(Class<?> type, Object value, boolean required) {
        if (!required) {
            out.write(value == null ? 0 : 1);
        }
        if (value == null) {
            for (int i = FixedSize.of(type); i > 0; i--) {
                out.write(0);
            }
        } else if (FixedSize.ofBox(type) > 0) {
            number(value);
        } else {
            fields(value);
        }
    }

    private void list(List<?> list, Type elementType) {
        stopBit(list == null ? -1 : list.size());
        if (list != null) {
            for (Object element : list) {
                value(elementType, element, false);
            }
        }
    }

    private void array(Object array) {
        stopBit(array == null ? -1 : Array.getLength(array));
        for (int i = 0; array != null && i < Array.getLength(array); i++) {
            number(Array.get(array, i));
        }
    }

    private void text(String text) {
        if (text == null) {
            stopBit(-1);
            return;
        }
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        stopBit(utf8.length);
        out.writeBytes(utf8);
    }

    /** Little-endian. */
    private void number(Object value) {
        if (value instanceof Boolean b) {
            littleEndian(b ? 1 : 0, 1);
        } else if (value instanceof Byte b) {
            littleEndian(b, 1);
        } else if (value instanceof Short s) {
            littleEndian(s, 2);
        } else if (value instanceof Character c) {
            littleEndian(c, 2);
        } else if (value instanceof Integer i) {
            littleEndian(i, 4);
        } else if (value instanceof Long l) {
            littleEndian(l, 8);
        } else if (value instanceof Float f) {
            littleEndian(Float.floatToRawIntBits(f), 4);
        } else {
            littleEndian(Double.doubleToRawLongBits((Double) value), 8);
        }
    }

    private void littleEndian(long value, int size) {
        for (int i = 0; i < size; i++) {
            out.write((int) (value >>> 8 * i));
        }
    }

    /** Seven bits a byte, lowest first; negative numbers are the inverted number with a last byte of zero. */
    private void stopBit(int number) {
        if (number < 0) {
            out.write(0x80 | ~number);
            out.write(0);
            return;
        }
        int rest = number;
        while (rest > 0x7F) {
            out.write(0x80 | rest & 0x7F);
            rest >>>= 7;
        }
        out.write(rest);
    }
}
