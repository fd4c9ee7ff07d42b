package org.marshal4j.blackbox.reference;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import net.openhft.chronicle.bytes.BytesStore;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/** Creates random objects from a seed: with nulls, empty lists, extreme numbers, and texts of every kind. */
public final class Filler {
    private static final int MAX_DEPTH = 4;

    private final Random random;
    private final Values values;
    private final LeafRandom leaves;
    private final List<Object> made = new ArrayList<>();

    /** Whether only objects whose identity is kept may be reused. */
    private boolean apart;

    /** Whether the identity of the next object is kept. */
    private boolean sharing;

    /** The other classes that dynamic values may have. */
    private List<Class<?>> listed = List.of();

    /** Creates a filler. For the same seed, it creates the same objects in the same order. */
    public Filler(long seed) {
        random = new Random(seed);
        values = new Values(random);
        leaves = new LeafRandom(random, () -> (String) values.of(String.class));
    }

    /** Returns a new object with every field of the message filled. */
    public <T> T make(Class<T> type) {
        apart = false;
        made.clear();
        return type.cast(make(type, 0));
    }

    /**
     * Returns a new object to read into: no object in it is both in a place that keeps its identity and in one that
     * does not.
     */
    public <T> T makeTarget(Class<T> type) {
        apart = true;
        made.clear();
        return type.cast(make(type, 0));
    }

    /** Returns a value, other than null, of a class that is among the {@link Leaves}, a primitive or an array of such. */
    public Object value(Class<?> type) {
        return value(type, true, 0);
    }

    private Object make(Class<?> declared, int depth) {
        Class<?> type = TypeFacts.isFamily(declared) ? member(declared, depth) : declared;
        if (type.isRecord()) {
            return Instances.record(type, component -> {
                boolean onWire = WireFields.of(type).stream()
                        .anyMatch(field -> field.field().getName().equals(component.getName()));
                if (onWire) {
                    return value(field(type, component.getName()), depth);
                }
                return component.getType().isPrimitive() ? value(component.getType(), true, depth) : null;
            });
        }
        Object object = Instances.empty(type);
        for (WireField field : WireFields.of(type)) {
            Instances.set(field.field(), object, value(field, depth));
        }
        return object;
    }

    /** Returns any class of the family. Deep inside, returns the first one, which must not hold other objects. */
    private Class<?> member(Class<?> root, int depth) {
        List<Class<?>> members = List.copyOf(TypeFacts.members(root).values());
        return members.get(depth >= MAX_DEPTH ? 0 : random.nextInt(members.size()));
    }

    private static WireField field(Class<?> type, String name) {
        return WireFields.of(type).stream()
                .filter(field -> field.field().getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private Object value(WireField field, int depth) {
        Type type = field.type();
        if (field.has("OneOf") && random.nextBoolean()) {
            return field.usual().get(random.nextInt(field.usual().size()));
        }
        boolean outer = sharing;
        sharing = field.has("Shared");
        List<Class<?>> outerListed = listed;
        listed = List.copyOf(field.listed().values());
        Object value = value(type, field.required(), depth);
        listed = outerListed;
        sharing = outer;
        if (field.has("FixedLength")) {
            return fixed(value, field.number("FixedLength"));
        }
        return field.has("MaxLength") ? Lengths.limited(value, field.number("MaxLength")) : value;
    }

    /** Returns a text that fits, or an array of exactly that length. */
    private Object fixed(Object value, int length) {
        if (value instanceof String text) {
            return Lengths.limited(text, length);
        }
        return value == null ? null : array(value.getClass().getComponentType(), length, 0);
    }

    private Object value(Type type, boolean required, int depth) {
        boolean primitive = type instanceof Class<?> raw && raw.isPrimitive();
        if (!required && !primitive && random.nextInt(5) == 0) {
            return null;
        }
        if (type instanceof ParameterizedType generic) {
            return generic(generic, depth);
        }
        if (type instanceof GenericArrayType array) {
            return objects(array.getGenericComponentType(), depth);
        }
        Class<?> raw = (Class<?>) type;
        if (raw == Object.class) {
            Object any = Dynamics.random(random, leaves, values, depth, listed.isEmpty() ? null : this::ofListedClass);
            return any == null && required ? "" : any;
        }
        Leaf<?> leaf = Leaves.of(raw);
        if (leaf != null) {
            return leaf.values().apply(leaves);
        }
        if (raw.isArray()) {
            int length = random.nextInt(4) == 0 ? random.nextInt(150) : random.nextInt(9);
            return array(raw.getComponentType(), raw.getComponentType().isPrimitive() ? length : length % 4, depth);
        }
        if (raw.isEnum()) {
            Object[] constants = raw.getEnumConstants();
            return constants.length == 0 ? null : constants[random.nextInt(constants.length)];
        }
        if (raw.isPrimitive() || raw.getName().startsWith("java.lang.")) {
            return values.of(raw);
        }
        if (depth >= MAX_DEPTH && !required) {
            return null;
        }
        boolean shared = sharing || TypeFacts.of(raw).shared();
        if (shared && random.nextInt(3) == 0) {
            for (Object one : made) {
                if (TypeFacts.canHold(raw, one.getClass())) {
                    return one;
                }
            }
        }
        Object object = make(raw, depth + 1);
        if (shared || !apart) {
            made.add(object);
        }
        return object;
    }

    private Object ofListedClass(int depth) {
        return value(listed.get(random.nextInt(listed.size())), true, depth);
    }

    private Object generic(ParameterizedType type, int depth) {
        Class<?> raw = (Class<?>) type.getRawType();
        Type first = type.getActualTypeArguments()[0];
        if (BytesStore.class.isAssignableFrom(raw)) {
            return Leaves.of(raw).values().apply(leaves);
        }
        if (raw == Optional.class) {
            return depth >= MAX_DEPTH || random.nextInt(3) == 0
                    ? Optional.empty()
                    : Optional.of(value(first, true, depth + 1));
        }
        if (raw == AtomicReference.class) {
            return new AtomicReference<>(depth >= MAX_DEPTH ? null : value(first, false, depth + 1));
        }
        if (Map.Entry.class.isAssignableFrom(raw)) {
            Object key = value(first, false, depth + 1);
            Object value = value(type.getActualTypeArguments()[1], false, depth + 1);
            return raw == SimpleImmutableEntry.class
                    ? new SimpleImmutableEntry<>(key, value)
                    : new SimpleEntry<>(key, value);
        }
        Object container = raw == List.class && random.nextInt(4) == 0
                ? new LinkedList<>()
                : Containers.empty(raw, first instanceof Class<?> of ? of : Object.class);
        fill(container, type, depth);
        return container;
    }

    @SuppressWarnings("unchecked") // of whatever type the field has
    private void fill(Object container, ParameterizedType type, int depth) {
        Type first = type.getActualTypeArguments()[0];
        boolean noNull = !Containers.holdsNull(container);
        for (int i = count(first, depth); i > 0; i--) {
            Object key = value(first, noNull, depth + 1);
            if (key == null && noNull) {
                continue;
            }
            if (container instanceof Map<?, ?> map) {
                Type second = type.getActualTypeArguments()[1];
                Object value = value(second, !Containers.holdsNullValues(map), depth + 1);
                if (value != null || Containers.holdsNullValues(map)) {
                    ((Map<Object, Object>) map).put(key, value);
                }
            } else {
                ((Collection<Object>) container).add(key);
            }
        }
    }

    private int count(Type elementType, int depth) {
        int count = depth >= MAX_DEPTH ? 0 : random.nextInt(4);
        boolean many = count == 3
                && depth == 0
                && elementType instanceof Class<?> type
                && type.getName().startsWith("java.")
                && random.nextInt(10) == 0;
        return many ? 200 : count;
    }

    private Object objects(Type elementType, int depth) {
        Class<?> component = elementType instanceof ParameterizedType generic
                ? (Class<?>) generic.getRawType()
                : (Class<?>) elementType;
        Object array = Array.newInstance(component, count(elementType, depth));
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, value(elementType, false, depth + 1));
        }
        return array;
    }

    private Object array(Class<?> component, int length, int depth) {
        Object array = Array.newInstance(component, depth >= MAX_DEPTH ? 0 : length);
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, value(component, false, depth + 1));
        }
        return array;
    }
}
