package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import org.marshal4j.processor.codec.Names;

/**
 * What a view is created with: the marshaller of its messages or, if they begin with schema ids, an object that knows
 * these too.
 */
public final class ViewedMessages {

    /** The class of the object, in the marshaller. */
    public static final String CLASS = "Viewed";

    /** The constant that holds it, in that class. */
    public static final String CONSTANT = "MESSAGES";

    private ViewedMessages() {}

    /** The expression. */
    public static CodeBlock of(MarshallerModel model) {
        return model.hasSchemaId()
                ? CodeBlock.of("$T.$L", Names.of(model.dto().marshaller()).nestedClass(CLASS), CONSTANT)
                : CodeBlock.of("$T.INSTANCE", Names.of(model.dto().marshaller()));
    }

    /** The name of the superclass of the view. */
    public static String superclassOfView(MarshallerModel model) {
        if (model.isFamily()) {
            return model.hasSchemaId() ? "IdentifiedFamilyView" : "FamilyView";
        }
        return model.hasSchemaId() ? "IdentifiedView" : "MessageView";
    }
}
