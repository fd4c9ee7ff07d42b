package org.marshal4j.blackbox.reference;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import net.openhft.chronicle.bytes.BytesStore;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/**
 * Version 1 of the wire format, as plainly as possible: by reflection, one byte at a time. It shares no code with the
 * runtime or the processor, and knows nothing of blocks, bulk copies or buffers.
 */
public final class ReferenceEncoder {
    private PlainBytes out = new PlainBytes();
    private final SharedObjects shared;
    private final Later later;

    /** The field whose value, or part of it, is being written. */
    private WireField current;

    private ReferenceEncoder(Object value, Later later) {
        shared = new SharedObjects(value);
        this.later = later;
    }

    /** Returns the bytes of a message as the marshaller of its class writes it. */
    public static byte[] encode(Object value) {
        return encode(value.getClass(), value);
    }

    /**
     * Returns the bytes of a message as the marshaller of the type writes it. The type is its class or the root of a
     * family.
     */
    public static byte[] encode(Class<?> type, Object value) {
        return encode(type, value, Later.AS_IT_IS);
    }

    /** Returns the bytes without the fields of later versions, or with zeros in these fields. */
    public static byte[] encode(Class<?> type, Object value, Later later) {
        ReferenceEncoder encoder = new ReferenceEncoder(value, later);
        if (TypeFacts.of(type).schemaId()) {
            encoder.out.int32(MessageIds.today(type.getName()));
        }
        if (TypeFacts.isFamily(type)) {
            encoder.out.stopBit(TypeFacts.of(value.getClass()).typeId());
        }
        encoder.fields(value);
        return encoder.out.toByteArray();
    }

    /**
     * Returns the bytes of a value in a field with or without {@code @StopBit}, whose class is among the {@link Leaves},
     * a primitive, a box or an array of primitives.
     */
    public static byte[] value(Class<?> type, Object value, boolean isStopBit, boolean required) {
        ReferenceEncoder encoder = new ReferenceEncoder(new Object(), Later.AS_IT_IS);
        if (isStopBit) {
            encoder.stopBitNumber(type, value, required);
        } else {
            encoder.value(type, value, required);
        }
        return encoder.out.toByteArray();
    }

    private void fields(Object owner) {
        WireField outer = current;
        if (TypeFacts.isEvolvable(owner.getClass())) {
            frames(owner.getClass(), owner);
        } else {
            WireFields.of(owner.getClass()).forEach(field -> field(owner, field));
        }
        current = outer;
    }

    private void field(Object owner, WireField field) {
        current = field;
        field(field, later.value(field, owner));
    }

    /**
     * Writes a versioned block for each evolvable class, superclasses first: the number of bytes, and then the fields
     * of that class.
     */
    private void frames(Class<?> level, Object owner) {
        if (level == Object.class) {
            return;
        }
        frames(level.getSuperclass(), owner);
        if (!TypeFacts.isEvolvable(level)) {
            return;
        }
        PlainBytes outside = out;
        out = new PlainBytes();
        for (WireField field : WireFields.of(owner.getClass())) {
            if (field.field().getDeclaringClass() == level && !later.leavesOut(field)) {
                field(owner, field);
            }
        }
        byte[] frame = out.toByteArray();
        out = outside;
        out.int32(frame.length).raw(frame);
    }

    private void field(WireField field, Object value) {
        if (value == null && field.required()) {
            throw new IllegalArgumentException("null in a required field: " + field.field());
        }
        Class<?> type = field.field().getType();
        if (field.has("Encoded")) {
            new EncodedForms(field, out).write(type, value);
        } else if (field.has("MarshalWith")) {
            byHand(HandWritten.of(field, type), value, field.required());
        } else if (field.has("StopBit")) {
            stopBitNumber(type, value, field.required());
        } else if (field.has("OneOf")) {
            oneOf((String) value, field.usual());
        } else if (field.has("FixedLength") && type == String.class) {
            fixedText((String) value, field.number("FixedLength"));
        } else if (field.has("FixedLength")) {
            fixedArray(type, value, field.number("FixedLength"), field.required());
        } else {
            value(field.type(), value, field.required());
        }
    }

    private void dynamic(Object value) {
        if (value == null) {
            out.stopBit(0);
            return;
        }
        Dynamics.Listed listed = Dynamics.Listed.of(current, value);
        if (listed != null) {
            out.stopBit(Dynamics.LISTED);
            out.stopBit(listed.number());
            value(listed.type(), value, true);
            return;
        }
        out.stopBit(Dynamics.tag(value));
        if (value instanceof List<?> list) {
            list(list, Object.class);
        } else if (value instanceof Map<?, ?> map) {
            out.stopBit(map.size());
            map.forEach((key, held) -> {
                value(String.class, key, true);
                dynamic(held);
            });
        } else {
            value(Dynamics.declared(value), value, true);
        }
    }

    private void value(Type type, Object value, boolean required) {
        if (type instanceof ParameterizedType generic) {
            generic(generic, value, required);
            return;
        }
        if (type instanceof GenericArrayType array) {
            list(value == null ? null : Arrays.asList((Object[]) value), array.getGenericComponentType());
            return;
        }
        Class<?> raw = (Class<?>) type;
        if (raw == Object.class) {
            dynamic(value);
        } else if (raw.isPrimitive()) {
            number(value);
        } else if (raw.isEnum()) {
            out.stopBit(value == null ? -1 : ((Enum<?>) value).ordinal());
        } else if (raw.isArray()) {
            array(raw, value);
        } else if (Leaves.of(raw) != null) {
            out.raw(Leaves.of(raw).encoded(value, required));
        } else if (HandWritten.of(null, raw) != null) {
            byHand(HandWritten.of(null, raw), value, required);
        } else if (SharedObjects.isShared(current, raw)) {
            shared(raw, value);
        } else if (TypeFacts.isFamily(raw)) {
            object(raw, value);
        } else {
            optional(raw, value, required);
        }
    }

    private void shared(Class<?> type, Object value) {
        int number = value == null ? 0 : shared.numberOf(value);
        out.stopBit(value != null && number == 0 ? 1 : number);
        if (value != null && number == 0) {
            object(type, value);
        }
    }

    private void object(Class<?> type, Object value) {
        if (TypeFacts.isFamily(type)) {
            out.stopBit(value == null ? -1 : TypeFacts.of(value.getClass()).typeId());
        }
        if (value != null) {
            fields(value);
        }
    }

    /** Writes values that have no null of their own: boxes and nested types. */
    private void optional(Class<?> type, Object value, boolean required) {
        if (TypeFacts.isEvolvable(type)) {
            if (value == null) {
                out.littleEndian(-1, 4);
            } else {
                fields(value);
            }
            return;
        }
        if (!required) {
            out.int8(value == null ? 0 : 1);
        }
        if (value == null) {
            for (int i = FixedSize.of(type); i > 0; i--) {
                out.int8(0);
            }
        } else if (FixedSize.ofBox(type) > 0) {
            number(value);
        } else {
            fields(value);
        }
    }

    private void byHand(HandWritten.Form form, Object value, boolean required) {
        if (!required) {
            out.int8(value == null ? 0 : 1);
        }
        if (value == null) {
            out.littleEndian(0, form.size());
        } else {
            form.writer().write(value, out);
        }
    }

    private void generic(ParameterizedType type, Object value, boolean required) {
        Type first = type.getActualTypeArguments()[0];
        if (type.getRawType() == Optional.class) {
            out.int8(value == null ? 0 : ((Optional<?>) value).isPresent() ? 2 : 1);
            if (value != null && ((Optional<?>) value).isPresent()) {
                value(first, ((Optional<?>) value).get(), true);
            }
        } else if (value instanceof AtomicReference<?> reference) {
            out.int8(reference.get() == null ? 1 : 2);
            if (reference.get() != null) {
                value(first, reference.get(), true);
            }
        } else if (type.getRawType() == AtomicReference.class) {
            out.int8(0);
        } else if (BytesStore.class.isAssignableFrom((Class<?>) type.getRawType())) {
            value(type.getRawType(), value, required);
        } else if (Map.Entry.class.isAssignableFrom((Class<?>) type.getRawType())) {
            entry((Map.Entry<?, ?>) value, required, first, type.getActualTypeArguments()[1]);
        } else if (Map.class.isAssignableFrom((Class<?>) type.getRawType())) {
            map((Map<?, ?>) value, first, type.getActualTypeArguments()[1]);
        } else {
            list(value == null ? null : new ArrayList<>((Collection<?>) value), first);
        }
    }

    private void entry(Map.Entry<?, ?> entry, boolean required, Type keyType, Type valueType) {
        if (!required) {
            out.int8(entry == null ? 0 : 1);
        }
        if (entry != null) {
            value(keyType, entry.getKey(), false);
            value(valueType, entry.getValue(), false);
        }
    }

    private void map(Map<?, ?> map, Type keyType, Type valueType) {
        out.stopBit(map == null ? -1 : map.size());
        if (map != null) {
            // Not forEach, which goes through a Hashtable the other way round.
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                value(keyType, entry.getKey(), false);
                value(valueType, entry.getValue(), false);
            }
        }
    }

    private void list(List<?> list, Type elementType) {
        out.stopBit(list == null ? -1 : list.size());
        if (list != null) {
            for (Object element : list) {
                value(elementType, element, false);
            }
        }
    }

    private void array(Class<?> type, Object array) {
        Class<?> component = type.getComponentType();
        out.stopBit(array == null ? -1 : Array.getLength(array));
        for (int i = 0; array != null && i < Array.getLength(array); i++) {
            value(component, Array.get(array, i), false);
        }
    }

    private void fixedArray(Class<?> type, Object array, int length, boolean required) {
        if (!required) {
            out.int8(array == null ? 0 : 1);
        }
        Object elements = array == null ? Array.newInstance(type.getComponentType(), length) : array;
        for (int i = 0; i < length; i++) {
            number(Array.get(elements, i));
        }
    }

    private void fixedText(String text, int room) {
        byte[] utf8 = text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
        out.littleEndian(text == null ? -1 : utf8.length, room > 254 ? 2 : 1);
        out.raw(Arrays.copyOf(utf8, room));
    }

    private void oneOf(String text, List<?> usual) {
        if (text == null) {
            out.int8(254);
        } else if (usual.contains(text)) {
            out.int8(usual.indexOf(text));
        } else {
            out.int8(255);
            out.text(text);
        }
    }

    private void stopBitNumber(Class<?> type, Object value, boolean required) {
        if (type == BigDecimal.class) {
            ShortDecimals.write((BigDecimal) value, out);
            return;
        }
        if (ShortOptionals.contain(type)) {
            ShortOptionals.write(value, out);
            return;
        }
        if (!type.isPrimitive() && !required) {
            out.int8(value == null ? 0 : 1);
        }
        if (value instanceof Character c) {
            // Chronicle writes the last 128 as negative numbers: 0xFFFF is its null.
            out.stopBit(c > 0xFF7F ? (short) (char) c : c);
        } else if (value != null && ShortForms.contain(type)) {
            ShortForms.write(type, value, out);
        } else if (value instanceof Float || value instanceof Double) {
            ShortDecimals.write((Number) value, out);
        } else if (value != null) {
            out.stopBit(((Number) value).longValue());
        }
    }

    /** Writes a number in little-endian order. */
    private void number(Object value) {
        if (value instanceof Boolean b) {
            out.littleEndian(b ? 1 : 0, 1);
        } else if (value instanceof Byte b) {
            out.littleEndian(b, 1);
        } else if (value instanceof Short s) {
            out.littleEndian(s, 2);
        } else if (value instanceof Character c) {
            out.littleEndian(c, 2);
        } else if (value instanceof Integer i) {
            out.littleEndian(i, 4);
        } else if (value instanceof Long l) {
            out.littleEndian(l, 8);
        } else if (value instanceof Float f) {
            out.littleEndian(Float.floatToRawIntBits(f), 4);
        } else {
            out.littleEndian(Double.doubleToRawLongBits((Double) value), 8);
        }
    }
}
