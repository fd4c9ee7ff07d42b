package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.EntryCalls;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.ViewedMessages;
import org.marshal4j.processor.model.Dto;

/** A nested class for views of messages that begin with schema ids: the view compares these, and skips them. */
final class ViewedMembers implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return model.hasSchemaId() && model.dto().is(Dto.Trait.VIEW);
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        EntryCalls calls = EntryMethods.bodies(writer);
        CodeBlock graph = EntryMethods.graph(writer);
        TypeSpec.Builder type = TypeSpec.classBuilder(ViewedMessages.CLASS)
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "For views: compares schema ids, and reads objects that other messages hold, which have none.\n")
                .superclass(ParameterizedTypeName.get(Names.view("IdentifiedMessages"), writer.object()))
                .addField(FieldSpec.builder(self(writer), ViewedMessages.CONSTANT, Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", self(writer))
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .addStatement("super(INSTANCE, $L)", SchemaIdMembers.id(writer))
                        .build())
                .addMethod(Members.overriding(Modifier.PROTECTED, "readHeld", writer.object())
                        .addParameter(Blocks.IN)
                        .addCode(EntryMethods.within(writer, calls.read(writer, CodeBlock.of("null"), graph)))
                        .build())
                .addMethod(Members.overriding(
                                Modifier.PROTECTED,
                                "former",
                                ParameterizedTypeName.get(Names.inspect("SchemaHistory"), writer.object()))
                        .addStatement("return $T.FORMER", SchemaIdMembers.historyOf(writer.dto()))
                        .build());
        calls.readInto(writer, graph)
                .ifPresent(fill -> type.addMethod(Members.overriding(Modifier.PROTECTED, "fillHeld", TypeName.VOID)
                        .addParameter(writer.parameter())
                        .addParameter(Blocks.IN)
                        .addCode(calls.check(writer))
                        .addCode(EntryMethods.within(writer, fill))
                        .build()));
        writer.type().addType(type.build());
    }

    private static ClassName self(MarshallerWriter writer) {
        return Names.of(writer.dto().marshaller()).nestedClass(ViewedMessages.CLASS);
    }
}
