package org.marshal4j.audit.flow;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Buffers in memory that a method makes: each is a stream of its own, whose bytes are written to or read from another. */
final class Buffers {

    private static final Set<String> OUTPUTS = Set.of(
            "java/io/ByteArrayOutputStream",
            "org/apache/flink/core/memory/DataOutputSerializer",
            "org/elasticsearch/common/io/stream/BytesStreamOutput",
            "org/opensearch/common/io/stream/BytesStreamOutput");

    private static final Set<String> INPUTS =
            Set.of("java/io/ByteArrayInputStream", "org/apache/flink/core/memory/DataInputDeserializer");

    private static final Set<String> CONTENTS = Set.of("toByteArray", "bytes", "array", "getCopyOfBuffer");
    private static final Set<String> SIZES = Set.of("size", "length", "position");

    private final Set<Integer> ports = new HashSet<>();
    /** The array, or other run of bytes, that a buffer is read from. */
    private final Map<Integer, Value> sources = new HashMap<>();
    /** The array that an operation writes or fills. */
    private final Map<Integer, Value> carried = new HashMap<>();

    /** Makes a buffer or asks it for its bytes or their number; null if a call does something else. */
    @Nullable
    Value call(Handle target, List<Value> args, State state, Ids ids) {
        String name = target.getName();
        Value first = args.isEmpty() ? null : args.get(0);
        if (name.equals("<init>")) {
            return first instanceof Value.Fresh fresh && fresh.type().equals("L" + target.getOwner() + ";")
                    ? construct(target, args, fresh, state)
                    : null;
        }
        if (target.getOwner().equals("java/nio/ByteBuffer") && name.equals("allocate")) {
            return port(ids.next(), "Ljava/nio/ByteBuffer;");
        }
        boolean wraps = name.equals("wrap") && target.getDesc().startsWith("([B)");
        boolean streams = name.equals("streamInput") && target.getDesc().startsWith("()");
        if ((wraps || streams) && isSource(first)) {
            Value.Port made =
                    port(ids.next(), target.getDesc().substring(target.getDesc().indexOf(')') + 1));
            sources.put(made.id(), first);
            return made;
        }
        if (first instanceof Value.Port port && ports.contains(port.id()) && args.size() == 1) {
            boolean fills = !sources.containsKey(port.id());
            if (fills && CONTENTS.contains(name)) {
                return new Value.Content(port.id(), target.getDesc().substring(2));
            }
            return fills && SIZES.contains(name) ? Values.size(new Value.Content(port.id(), "[B")) : null;
        }
        return null;
    }

    private @Nullable Value construct(Handle target, List<Value> args, Value.Fresh fresh, State state) {
        boolean reads = INPUTS.contains(target.getOwner());
        boolean whole = target.getDesc().equals("([B)V")
                || (target.getDesc().equals("([BII)V") && args.get(2).equals(Values.number(0)));
        if (reads && whole && isSource(args.get(1))) {
            sources.put(fresh.id(), args.get(1));
        } else if (!OUTPUTS.contains(target.getOwner())) {
            return null;
        }
        Value.Port made = port(fresh.id(), fresh.type());
        state.replace(value -> value.equals(fresh) ? made : value);
        return made;
    }

    private Value.Port port(int id, String type) {
        ports.add(id);
        return new Value.Port(id, type);
    }

    private static boolean isSource(@Nullable Value value) {
        return value instanceof Value.FreshArray || value instanceof Value.Read || value instanceof Value.Param;
    }

    /** Whether a method makes a buffer, so that it is worth following. */
    static boolean makes(Iterable<AbstractInsnNode> code) {
        for (AbstractInsnNode node : code) {
            if (node instanceof MethodInsnNode call
                    && ((call.name.equals("<init>") && (OUTPUTS.contains(call.owner) || INPUTS.contains(call.owner)))
                            || (call.owner.equals("java/nio/ByteBuffer")
                                    && (call.name.equals("allocate") || call.name.equals("wrap"))))) {
                return true;
            }
        }
        return false;
    }

    boolean contains(int port) {
        return ports.contains(port);
    }

    Set<Integer> all() {
        return Set.copyOf(ports);
    }

    /** An operation writes this array, or fills it. */
    void carry(int operation, Value array) {
        carried.put(operation, array);
    }

    /** The buffer whose bytes an operation writes, or that is read from what it reads; null if there is none, or several. */
    @Nullable
    Integer carriedBy(int operation) {
        Value array = carried.get(operation);
        if (array instanceof Value.Content content) {
            return content.port();
        }
        Integer found = null;
        for (Map.Entry<Integer, Value> source : sources.entrySet()) {
            boolean same = source.getValue().equals(array)
                    || (source.getValue() instanceof Value.Read read && read.op() == operation);
            if (same && found != null) {
                return null;
            }
            found = same ? source.getKey() : found;
        }
        return found;
    }

    /** The buffer that is read from a parameter; null if there is none, or several. */
    @Nullable
    Integer readFrom(int parameter) {
        List<Integer> found = sources.entrySet().stream()
                .filter(source -> source.getValue() instanceof Value.Param param && param.index() == parameter)
                .map(Map.Entry::getKey)
                .toList();
        return found.size() == 1 ? found.get(0) : null;
    }
}
