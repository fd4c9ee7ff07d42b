package org.marshal4j.processor.emit;

import com.palantir.javapoet.MethodSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;

/** What the marshaller of an abstract class has: only what the marshallers of its subclasses hold theirs against. */
final class CarrierConstants implements MarshallerPart {

    @Override
    public boolean concerns(Subject subject) {
        return subject.isCarrier();
    }

    @Override
    public void addTo(Frame frame) {
        frame.type()
                .addJavadoc(
                        "The fields that subclasses of {@link $T} take over from it into their own messages.\n",
                        frame.dto())
                .addField(Constants.schema(frame.subject(), frame.dto()))
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
