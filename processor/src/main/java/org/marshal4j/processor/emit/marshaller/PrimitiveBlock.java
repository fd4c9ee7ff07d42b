package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.plan.Part;

/** The methods of the superclass {@code FixedBlock}, for a message that is one block of primitive fields. */
final class PrimitiveBlock implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return isWhole(model);
    }

    /** Whether a message is one block of primitive fields: only the class of the object can be wrong. */
    static boolean isWhole(MarshallerModel model) {
        return !model.isCarrier()
                && !model.isFamily()
                && NullableMethods.isOneBlock(model)
                && model.plan()
                        .versionedBlockBegunBy((Part.Block) model.plan().parts().get(0))
                        .isEmpty()
                && model.codecs().stream()
                        .map(BlockCodec.class::cast)
                        .allMatch(codec -> codec.isMemory() && !codec.isChecked());
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        writer.type()
                .superclass(ParameterizedTypeName.get(Names.memory("FixedBlock"), writer.object()))
                .addMethod(method("blockSize", TypeName.INT)
                        .addStatement("return $L", writer.model().size().minConstant())
                        .build())
                .addMethod(move(writer, "store"))
                .addMethod(move(writer, "load"));
    }

    private static MethodSpec move(MarshallerWriter writer, String name) {
        return method(name, TypeName.VOID)
                .addParameter(writer.parameter())
                .addParameter(Object.class, "base")
                .addParameter(TypeName.LONG, "offset")
                .addStatement("$LBlock($N, base, offset)", name, writer.variable())
                .build();
    }

    private static MethodSpec.Builder method(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns);
    }
}
