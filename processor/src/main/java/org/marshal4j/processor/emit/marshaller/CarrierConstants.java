package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;

/**
 * The contents of an abstract class's marshaller: only the constants with which its subclasses' marshallers compare
 * theirs.
 */
final class CarrierConstants implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return model.isCarrier();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        writer.type()
                .addJavadoc(
                        "The fields of {@link $T}, which subclasses write as part of their own messages.\n",
                        writer.className());
        Constants.addSchema(writer);
        CodeBlock.Builder checks = CodeBlock.builder();
        SeparateClasses.addCheck(writer, checks);
        if (!checks.isEmpty()) {
            writer.type().addStaticBlock(checks.build());
        }
        writer.type()
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(MethodSpec.methodBuilder("schema")
                        .addJavadoc("Describes those fields.\n")
                        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                        .returns(Names.schema("Schema"))
                        .addStatement("return SCHEMA")
                        .build());
    }
}
