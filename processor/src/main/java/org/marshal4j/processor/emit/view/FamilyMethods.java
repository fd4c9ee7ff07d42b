package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.FreeNames;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.ViewedMessages;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Family;

/** The methods of the view of a family's root: one for each class that has a view, such as {@code asCircle()}. */
final class FamilyMethods {

    private FamilyMethods() {}

    static void addTo(MarshallerWriter writer) {
        Dto dto = writer.dto();
        Family family = dto.family().orElseThrow();
        CodeBlock ids = family.members().stream()
                .map(member -> CodeBlock.of(", $L", member.id()))
                .collect(CodeBlock.joining(""));
        writer.type()
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Files.modifiers(dto))
                        .addJavadoc("Creates a view without a message: call {@link #wrap} first.\n")
                        .addStatement("super($L$L)", ViewedMessages.of(writer.model()), ids)
                        .build());
        FreeNames names = new FreeNames();
        for (Family.Member member : family.members()) {
            if (isShown(member, dto)) {
                add(writer, member, names.newName("as" + member.type().name().simple()));
            }
        }
    }

    private static boolean isShown(Family.Member member, Dto root) {
        boolean isVisible = member.isPublic()
                || member.type()
                        .marshaller()
                        .packageName()
                        .equals(root.marshaller().packageName());
        return member.isView() && !member.isRoot() && isVisible;
    }

    private static void add(MarshallerWriter writer, Family.Member member, String name) {
        ClassName type = Names.viewOf(member.type().marshaller());
        writer.type()
                .addMethod(MethodSpec.methodBuilder(name)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(type)
                        .addJavadoc(
                                "Shows the object as a {@link $T}; null if it is of another class.\n",
                                Names.of(member.type().name()))
                        .addStatement(
                                "return typeId() == $L ? showAs($N()) : null",
                                member.id(),
                                NestedMethods.add(writer, name, type))
                        .build());
    }
}
