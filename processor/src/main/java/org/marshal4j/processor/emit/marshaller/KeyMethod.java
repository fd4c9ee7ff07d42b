package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Dto;

/** The method with which a key's marshaller says that the compiler found equal keys to have equal bytes. */
final class KeyMethod implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.isCarrier() && model.dto().is(Dto.Trait.KEY);
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        writer.type()
                .addMethod(MethodSpec.methodBuilder("keyObstacle")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), ClassName.get(String.class)))
                        .addStatement("return $T.empty()", Optional.class)
                        .build());
    }
}
