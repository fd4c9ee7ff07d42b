package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;

/** The body of copying. Like reading, it either copies into an object or calls a constructor. */
final class CopyFields implements MarshallerPart {

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.dto().isAbstract();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        if (writer.dto().isBean()) {
            CopyBean.addTo(writer);
            return;
        }
        MethodSpec.Builder method = CopyStart.method(writer);
        if (writer.dto().isMutable()) {
            method.addJavadoc(
                    "The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.\n");
            CopyStart.check(writer, method);
            copyInto(writer, method);
        } else {
            CopyByConstructor.addTo(writer, method);
        }
        writer.type().addMethod(method.build());
    }

    private static void copyInto(MarshallerWriter writer, MethodSpec.Builder method) {
        CodeBlock object = filled(writer);
        if (writer.model().isEmpty()) {
            method.addStatement("return $L", object);
        } else {
            CopyInto.addTo(writer, method.addStatement("$T $N = $L", writer.object(), writer.variable(), object));
        }
    }

    /** An expression for the object that is copied into. */
    static CodeBlock filled(MarshallerWriter writer) {
        return CodeBlock.of(
                "$T.isFree(current, $N, $T.class)$W? current$W: $L",
                Names.support("OwnObjects"),
                MarshallerWriter.COPIED,
                writer.className(),
                Creation.empty(writer));
    }
}
