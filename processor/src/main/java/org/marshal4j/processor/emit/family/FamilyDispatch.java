package org.marshal4j.processor.emit.family;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Family.Member;
import org.marshal4j.processor.model.Name;

/**
 * Passes the messages of a family to one method for each class: the interface with these methods, and the code that
 * chooses among them.
 */
public final class FamilyDispatch implements MarshallerPart {

    public static final String HANDLER = "Handler";
    public static final String DISPATCH = "dispatch";

    @Override
    public boolean concerns(MarshallerModel model) {
        return model.isFamily() && !hidesClassOfDefaultPackage(model.dto());
    }

    /**
     * A class with the same name as the interface must be written with its package name, which the default package
     * lacks.
     */
    private static boolean hidesClassOfDefaultPackage(Dto dto) {
        return dto.name().packageName().isEmpty()
                && Stream.concat(
                                Stream.of(dto.name()),
                                members(dto).stream()
                                        .map(member -> member.type().name()))
                        .map(Name::simpleNames)
                        .anyMatch(names -> names.get(0).equals(HANDLER));
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        Dto dto = writer.dto();
        List<Member> members = members(dto);
        // The interface needs to be visible only where all classes are.
        Modifier[] access = dto.is(Dto.Trait.PUBLIC) && members.stream().allMatch(Member::isPublic)
                ? new Modifier[] {Modifier.PUBLIC}
                : new Modifier[0];
        ClassName handlerType = Names.of(dto.marshaller()).nestedClass(HANDLER);
        ParameterSpec handler = ParameterSpec.builder(
                        handlerType, writer.locals().newName("handler"))
                .build();
        writer.type().addType(handler(writer, members).addModifiers(access).build());
        writer.type()
                .addMethod(fromBytes(Blocks.IN, handler).addModifiers(access).build());
        if (dto.is(Dto.Trait.CHRONICLE_BYTES)) {
            writer.type()
                    .addMethod(fromBytes(Blocks.BYTES_IN, handler)
                            .addModifiers(access)
                            .build());
        }
        writer.type()
                .addMethod(
                        ofObject(writer, members, handler).addModifiers(access).build());
    }

    private static TypeSpec.Builder handler(MarshallerWriter writer, List<Member> members) {
        TypeSpec.Builder type = TypeSpec.interfaceBuilder(HANDLER)
                .addModifiers(Modifier.STATIC)
                .addJavadoc(
                        "Handles the messages of each class of {@link $T}. Each class that joins the family adds a method.\n",
                        writer.className());
        members.forEach(member -> type.addMethod(MethodSpec.methodBuilder("on")
                .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                .addParameter(Names.of(member.type().name()), "message")
                .build()));
        return type;
    }

    private static MethodSpec.Builder fromBytes(ParameterSpec in, ParameterSpec handler) {
        return dispatch()
                .addJavadoc("""
                        Reads a message as {@link #read} does, and passes it to the handler. Exceptions of the handler are
                        passed on unchanged; the position is then after the message.
                        """)
                .addParameter(in)
                .addParameter(handler)
                .addStatement("$L(INSTANCE.read($N), $N)", DISPATCH, in, handler);
    }

    private static MethodSpec.Builder ofObject(MarshallerWriter writer, List<Member> members, ParameterSpec handler) {
        List<ParameterSpec> parameters = List.of(writer.parameter(), handler);
        CodeBlock ofNull = CodeBlock.of("throw new $T($S);", NullPointerException.class, "null instead of a message");
        FamilySwitch cases = new FamilySwitch(writer, DISPATCH, TypeName.VOID, parameters, Passing.NOTHING);
        return dispatch()
                .addJavadoc("Calls the handler's method for the class of the message.\n")
                .addParameters(parameters)
                .addStatement("int id = $L", FamilyBodies.idOf(writer, members))
                .addCode(cases.over(
                        members,
                        ofNull,
                        member -> CodeBlock.of("$N.on($L)", handler, FamilyBodies.object(writer, member))));
    }

    private static MethodSpec.Builder dispatch() {
        return MethodSpec.methodBuilder(DISPATCH).addModifiers(Modifier.STATIC);
    }

    private static List<Member> members(Dto dto) {
        return dto.family().orElseThrow().members();
    }
}
