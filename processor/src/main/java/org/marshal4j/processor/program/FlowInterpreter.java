package org.marshal4j.processor.program;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Computes what instructions make of values: unknown values, unless they copy or narrow. */
final class FlowInterpreter extends Interpreter<FlowValue> {

    private static final BasicInterpreter SIZES = new BasicInterpreter();

    private final List<FlowValue> arguments;

    /**
     * An interpreter for one constructor.
     *
     * @param arguments the arguments that it is called with
     */
    FlowInterpreter(List<FlowValue> arguments) {
        super(Opcodes.ASM9);
        this.arguments = arguments;
    }

    @Override
    public @Nullable FlowValue newValue(@Nullable Type type) {
        return Type.VOID_TYPE.equals(type) ? null : FlowValue.other(type != null && type.getSize() == 2);
    }

    @Override
    public FlowValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
        int at = 1;
        for (FlowValue argument : arguments) {
            if (at == local) {
                return argument;
            }
            at += argument.getSize();
        }
        return FlowValue.THIS;
    }

    @Override
    public FlowValue newOperation(AbstractInsnNode instruction) throws AnalyzerException {
        return FlowValue.other(SIZES.newOperation(instruction).getSize() == 2);
    }

    @Override
    public FlowValue copyOperation(AbstractInsnNode instruction, FlowValue value) {
        return value;
    }

    @Override
    public @Nullable FlowValue unaryOperation(AbstractInsnNode instruction, FlowValue value) throws AnalyzerException {
        return switch (instruction.getOpcode()) {
            case Opcodes.CHECKCAST -> value;
            case Opcodes.I2B, Opcodes.I2S, Opcodes.I2C -> value.narrowed();
            default -> sized(SIZES.unaryOperation(instruction, BasicValue.UNINITIALIZED_VALUE));
        };
    }

    @Override
    public @Nullable FlowValue binaryOperation(AbstractInsnNode instruction, FlowValue one, FlowValue two)
            throws AnalyzerException {
        BasicValue none = BasicValue.UNINITIALIZED_VALUE;
        return sized(SIZES.binaryOperation(instruction, none, none));
    }

    @Override
    public @Nullable FlowValue ternaryOperation(
            AbstractInsnNode instruction, FlowValue one, FlowValue two, FlowValue three) {
        return null;
    }

    @Override
    public @Nullable FlowValue naryOperation(AbstractInsnNode instruction, List<? extends FlowValue> values)
            throws AnalyzerException {
        return sized(SIZES.naryOperation(instruction, List.of()));
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, FlowValue value, FlowValue expected) {
        // Constructors return nothing.
    }

    @Override
    public FlowValue merge(FlowValue one, FlowValue other) {
        return one.or(other);
    }

    private static @Nullable FlowValue sized(@Nullable BasicValue value) {
        return value == null ? null : FlowValue.other(value.getSize() == 2);
    }
}
