package org.marshal4j.processor.program;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.marshal4j.processor.program.FlowEffects.Field;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Finds out from the instructions of a constructor which parameter's value each field holds afterwards. It follows all
 * paths that lead to a new object, also into other constructors of the class and its superclasses. It draws no
 * conclusions from anything that it does not understand, such as calls to the object's own methods.
 *
 * @param files finds the class files, by internal names (with slashes)
 */
record ConstructorFlow(Function<String, Optional<ClassNode>> files) {
    private static final int DEEPEST = 16;

    /** Where the values of the assigned fields come from; empty if the constructor is not understood completely. */
    Optional<Map<Field, FlowValue.Origin>> of(String owner, String descriptor) {
        Type[] types = Type.getArgumentTypes(descriptor);
        List<FlowValue> arguments = IntStream.range(0, types.length)
                .mapToObj(i -> FlowValue.parameter(i, types[i].getSize() == 2))
                .toList();
        try {
            FlowEffects effects = run(owner, descriptor, arguments, DEEPEST);
            effects.changed.removeIf(parameter -> ImmutableTypes.contain(types[parameter]));
            return Optional.of(effects.origins());
        } catch (AnalyzerException e) {
            return Optional.empty();
        }
    }

    private FlowEffects run(String owner, String descriptor, List<FlowValue> arguments, int depth)
            throws AnalyzerException {
        if (owner.equals("java/lang/Object")) {
            return new FlowEffects();
        }
        MethodNode constructor = files.apply(owner).stream()
                .flatMap(file -> file.methods.stream())
                .filter(method -> method.name.equals("<init>") && method.desc.equals(descriptor))
                // Exception handlers are not followed: a constructor that has any counts as unknown.
                .filter(method -> depth > 0 && method.tryCatchBlocks.isEmpty())
                .findAny()
                .orElseThrow(() -> new AnalyzerException(null, "unknown constructor of " + owner));
        Frame<FlowValue>[] frames = new Analyzer<>(new FlowInterpreter(arguments)) {
            @Override
            protected FlowFrame newFrame(int locals, int stack) {
                return new FlowFrame(locals, stack, (of, type, passed) -> run(of, type, passed, depth - 1));
            }

            @Override
            protected FlowFrame newFrame(Frame<? extends FlowValue> frame) {
                return newFrame(frame.getLocals(), frame.getMaxStackSize()).init(frame);
            }
        }.analyze(owner, constructor);
        return IntStream.range(0, frames.length)
                .filter(i -> constructor.instructions.get(i).getOpcode() == Opcodes.RETURN && frames[i] != null)
                .mapToObj(i -> ((FlowFrame) frames[i]).effects())
                .reduce(FlowEffects::or)
                .orElseThrow(() -> new AnalyzerException(null, "no object is made"));
    }
}
