package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Parts;
import org.marshal4j.processor.emit.Weights;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.plan.Part;

/** The body of reading. It either reads into an object, or into variables that it passes to a constructor. */
final class ReadFields implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.dto().isAbstract();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        Dto dto = writer.dto();
        MethodSpec.Builder method = MethodSpec.methodBuilder(writer.model().bodyName("read"))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(writer.object())
                .addParameter(writer.object(), "current")
                .addParameter(Blocks.IN)
                .addParameters(writer.model().handed().parameters());
        if (writer.model().nests()) {
            method.addStatement("$T.depth(depth, in)", Names.CHECKS);
        }
        if (dto.isMutable()) {
            readInto(writer, method);
        } else {
            ReadByConstructor.addTo(writer, method);
        }
    }

    private static void readInto(MarshallerWriter writer, MethodSpec.Builder method) {
        if (writer.dto().isBean()) {
            readBean(writer, method);
            return;
        }
        CodeBlock object = filled(writer);
        method.addJavadoc(
                "The body of {@link #read}: fills {@code current}, or a new object if that is not possible.\n");
        if (writer.model().isEmpty() && !writer.dto().is(Dto.Trait.VALIDATABLE)) {
            writer.type().addMethod(method.addStatement("return $L", object).build());
        } else {
            addBody(writer, method.addStatement("$T $N = $L", writer.object(), writer.variable(), object));
        }
    }

    /** An expression for the object that is read into. */
    static CodeBlock filled(MarshallerWriter writer) {
        CodeBlock reusable = writer.dto().is(Dto.Trait.FINAL)
                ? CodeBlock.of("")
                : CodeBlock.of(" && current.getClass() == $T.class", writer.className());
        return CodeBlock.of("current != null$L ? current : $L", reusable, Creation.empty(writer));
    }

    /**
     * An object of the user's own class is filled if the user asks for it, and left alone if it is merely found in a
     * field.
     */
    private static void readBean(MarshallerWriter writer, MethodSpec.Builder method) {
        ClassName bean = Names.beanOf(writer.dto().name());
        String arguments = writer.model().handed().arguments();
        writer.type()
                .addMethod(method.addJavadoc(
                                "The body of {@link #read}: fills {@code current} if it is a {@link $T}, and otherwise a new one.\n",
                                bean)
                        .addStatement(
                                "$T $N = current != null && current.getClass() == $T.class$W? current$W: $L",
                                writer.object(),
                                writer.variable(),
                                bean,
                                Creation.empty(writer))
                        .addStatement("return fillFields($N, in$L)", writer.variable(), arguments)
                        .build());
        addBody(
                writer,
                MarshallerWriter.privateStatic("fillFields")
                        .addJavadoc("The body of {@link #readInto}: fills an object of any class.\n")
                        .returns(writer.object())
                        .addParameter(writer.parameter())
                        .addParameter(Blocks.IN)
                        .addParameters(writer.model().handed().parameters()));
    }

    private static void addBody(MarshallerWriter writer, MethodSpec.Builder method) {
        Locals locals = writer.localsOfReading();
        if (writer.dto().isEvolvable()) {
            addVersioned(writer, method, locals);
            return;
        }
        List<Chunks.Piece> pieces = new ArrayList<>();
        writer.model().plan().parts().forEach(part -> pieces.add(piece(writer, part, locals)));
        Parts.add(
                writer,
                method,
                "read",
                Blocks.IN,
                new GraphSteps(writer).aroundReading(pieces, locals),
                writer.ending());
    }

    private static void addVersioned(MarshallerWriter writer, MethodSpec.Builder method, Locals locals) {
        GraphSteps graph = new GraphSteps(writer);
        VersionedBody body = new VersionedBody();
        body.may("readStart", graph.beforeReading(locals));
        new VersionedReading(
                        writer,
                        locals,
                        part -> piece(writer, part, locals),
                        fields -> Absent.forget(writer, fields, locals))
                .addTo(body);
        body.may("readEnd", graph.after());
        body.addTo(writer, method, Parts.parameters(writer, Blocks.IN));
        method.addStatement(writer.ending());
        writer.type().addMethod(method.build());
    }

    private static Chunks.Piece piece(MarshallerWriter writer, Part part, Locals locals) {
        if (part instanceof Part.Step step) {
            return step(writer, step.field(), locals);
        }
        CodeBlock call = CodeBlock.of("read$L($N, in);\n", writer.nameOf((Part.Block) part), writer.variable());
        return new Chunks.Piece(call, Weights.CALL);
    }

    private static Chunks.Piece step(MarshallerWriter writer, int index, Locals locals) {
        BoundField field = writer.field(index);
        StepCodec codec = field.step();
        CodeBlock assignment = Assignment.of(
                writer,
                index,
                current -> codec.read(writer.members(), field.name(), current),
                codec.readsCurrent(),
                locals,
                Origin.INPUT);
        return new Chunks.Piece(
                assignment, Weights.step(codec, writer.access(index)) + Assignment.extraBytecodes(writer, index));
    }
}
