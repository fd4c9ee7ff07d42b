package org.marshal4j.processor.program;

import java.util.List;
import java.util.stream.IntStream;
import org.marshal4j.processor.program.FlowEffects.Field;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * What is known before an instruction of a constructor: the variables, the stack, and the effects of the instructions
 * before it.
 */
final class FlowFrame extends Frame<FlowValue> {

    private final Constructors constructors;
    private final FlowEffects effects = new FlowEffects();

    FlowFrame(int locals, int stack, Constructors constructors) {
        super(locals, stack);
        this.constructors = constructors;
    }

    /** Runs the constructors that this one calls for the same object. */
    interface Constructors {
        /** The effects of one such constructor. Throws if it is not understood. */
        FlowEffects run(String owner, String descriptor, List<FlowValue> arguments) throws AnalyzerException;
    }

    FlowEffects effects() {
        return effects;
    }

    @Override
    public FlowFrame init(Frame<? extends FlowValue> frame) {
        super.init(frame);
        effects.assigned.clear();
        effects.changed.clear();
        effects.add(((FlowFrame) frame).effects);
        return this;
    }

    @Override
    public boolean merge(Frame<? extends FlowValue> frame, Interpreter<FlowValue> interpreter)
            throws AnalyzerException {
        boolean differs = super.merge(frame, interpreter);
        return effects.merge(((FlowFrame) frame).effects) || differs;
    }

    @Override
    public void execute(AbstractInsnNode instruction, Interpreter<FlowValue> interpreter) throws AnalyzerException {
        switch (instruction.getOpcode()) {
            case Opcodes.GETFIELD -> read((FieldInsnNode) instruction, interpreter);
            case Opcodes.PUTFIELD -> assign((FieldInsnNode) instruction, interpreter);
            case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKESPECIAL, Opcodes.INVOKESTATIC, Opcodes.INVOKEINTERFACE ->
                call((MethodInsnNode) instruction, interpreter);
            case Opcodes.INVOKEDYNAMIC -> {
                passed(((InvokeDynamicInsnNode) instruction).desc, 0).forEach(this::handOut);
                super.execute(instruction, interpreter);
            }
            case Opcodes.PUTSTATIC -> {
                handOut(top(0));
                super.execute(instruction, interpreter);
            }
            case Opcodes.AALOAD -> {
                handOut(top(1));
                super.execute(instruction, interpreter);
            }
            case Opcodes.IASTORE,
                    Opcodes.LASTORE,
                    Opcodes.FASTORE,
                    Opcodes.DASTORE,
                    Opcodes.AASTORE,
                    Opcodes.BASTORE,
                    Opcodes.CASTORE,
                    Opcodes.SASTORE -> {
                handOut(top(2));
                handOut(top(0));
                super.execute(instruction, interpreter);
            }
            default -> super.execute(instruction, interpreter);
        }
    }

    private void read(FieldInsnNode field, Interpreter<FlowValue> interpreter) throws AnalyzerException {
        FlowValue holder = top(0);
        // A mutable value may be changed without its holder noticing.
        if (!holder.isThis() && !ImmutableTypes.contain(Type.getType(field.desc))) {
            handOut(holder);
        }
        super.execute(field, interpreter);
        if (holder.isThis()) {
            replaceTop(effects.assigned.getOrDefault(new Field(field.owner, field.name), top(0)));
        }
    }

    private void assign(FieldInsnNode field, Interpreter<FlowValue> interpreter) throws AnalyzerException {
        FlowValue value = top(0);
        if (top(1).isThis() && !value.mayBeThis()) {
            effects.assigned.put(new Field(field.owner, field.name), value);
        } else {
            handOut(top(1));
            handOut(value);
        }
        super.execute(field, interpreter);
    }

    private void call(MethodInsnNode called, Interpreter<FlowValue> interpreter) throws AnalyzerException {
        List<FlowValue> passed = passed(called.desc, called.getOpcode() == Opcodes.INVOKESTATIC ? 0 : 1);
        boolean isPassedOn = called.owner.equals("java/util/Objects") && called.name.equals("requireNonNull");
        if (called.name.equals("<init>") && passed.get(0).isThis()) {
            List<FlowValue> arguments = passed.subList(1, passed.size());
            if (arguments.stream().anyMatch(FlowValue::mayBeThis)) {
                throw new NotUnderstood();
            }
            effects.add(constructors.run(called.owner, called.desc, arguments));
        } else if (!isPassedOn) {
            passed.forEach(this::handOut);
        }
        super.execute(called, interpreter);
        if (isPassedOn) {
            replaceTop(passed.get(0));
        }
    }

    private List<FlowValue> passed(String descriptor, int receivers) {
        int count = Type.getArgumentTypes(descriptor).length + receivers;
        return IntStream.range(0, count).mapToObj(i -> top(count - 1 - i)).toList();
    }

    /**
     * Notes that other code gets the value. The object itself must not escape before it is complete: its methods may
     * be overridden.
     */
    private void handOut(FlowValue value) {
        if (value.mayBeThis()) {
            throw new NotUnderstood();
        }
        value.origins().stream()
                .filter(FlowValue.Origin::isParameter)
                .forEach(origin -> effects.changed.add(origin.parameter()));
    }

    private FlowValue top(int below) {
        return getStack(getStackSize() - 1 - below);
    }

    private void replaceTop(FlowValue value) {
        setStack(getStackSize() - 1, value);
    }

    /** Thrown if the constructor does something with its object that cannot be followed. */
    private static final class NotUnderstood extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotUnderstood() {
            super(null, null, false, false);
        }
    }
}
