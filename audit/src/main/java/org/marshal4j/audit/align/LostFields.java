package org.marshal4j.audit.align;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.pair.Pair;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Finds fields of an object that neither method handles. */
final class LostFields {

    /** Names of fields that are often made from others. */
    private static final Set<String> COMPUTED =
            Set.of("cache", "hash", "lock", "log", "listener", "factory", "service", "conf");

    private final Set<String> used = new HashSet<>();
    private boolean open;

    private LostFields() {}

    static void find(Pair pair, Grammar writer, Grammar reader, Mismatches mismatches, Sink sink) {
        LostFields fields = new LostFields();
        Nodes.each(writer.nodes(), fields::use);
        Nodes.each(reader.nodes(), fields::use);
        boolean any = !fields.used.isEmpty();
        reader.fields().keySet().forEach(field -> fields.used.add(field.name()));
        if (!pair.kind().own() || fields.open || !any) {
            return;
        }
        for (FieldNode field : pair.owner().fields) {
            if (isState(field) && !fields.used.contains(field.name) && isAssignedLater(pair, field)) {
                String what = "field " + field.name + " is neither written nor read";
                sink.add(mismatches.finding(
                        FindingKind.LOST_FIELD, Certainty.LIKELY, field.name, writer.start(), reader.start(), what));
            }
        }
    }

    private static boolean isState(FieldNode field) {
        int not = Opcodes.ACC_STATIC | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_FINAL;
        String name = field.name.toLowerCase(Locale.ROOT);
        return (field.access & not) == 0 && COMPUTED.stream().noneMatch(name::contains);
    }

    /** Whether something but the constructors gives the field a value that is not made from nothing. */
    private static boolean isAssignedLater(Pair pair, FieldNode field) {
        for (MethodNode method : pair.owner().methods) {
            if (!method.name.equals("<init>") && !method.name.equals("<clinit>")) {
                for (var node : method.instructions) {
                    boolean puts = node instanceof FieldInsnNode put
                            && put.getOpcode() == Opcodes.PUTFIELD
                            && put.name.equals(field.name)
                            && put.owner.equals(pair.owner().name);
                    // A setter stores its parameter; what is stored from another local variable has been computed.
                    if (puts && node.getPrevious() instanceof VarInsnNode load && isParameter(load, method)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isParameter(VarInsnNode load, MethodNode method) {
        // Of a method that is not static: its object comes first.
        return load.getOpcode() <= Opcodes.ALOAD && load.var < Type.getArgumentsAndReturnSizes(method.desc) >> 2;
    }

    private void use(Node node) {
        if (node instanceof Node.Op op) {
            open |= op.form().equals("default-fields");
            use(op.value());
        } else if (node instanceof Node.Call call) {
            use(call.receiver());
        } else if (node instanceof Node.Loop loop) {
            use(loop.count());
        } else if (node instanceof Node.Choice choice) {
            Condition condition = choice.condition();
            Values.parts(condition, this::use);
        } else {
            open |= node instanceof Node.Opaque;
        }
    }

    private void use(Value value) {
        if (value instanceof Value.Field field) {
            used.add(field.name());
        } else if (value instanceof Value.Invoke invoke) {
            // A method that was not followed may use every field.
            open |= invoke.args().stream().anyMatch(Value.Self.class::isInstance);
        } else if (value instanceof Value.Self) {
            open = true;
        }
        if (!(value instanceof Value.Field field && field.owner() instanceof Value.Self)) {
            Values.parts(value, this::use);
        }
    }
}
