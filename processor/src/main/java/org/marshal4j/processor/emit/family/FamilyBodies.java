package org.marshal4j.processor.emit.family;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Family;
import org.marshal4j.processor.model.Family.Member;

/**
 * The bodies for objects of any class of a family: they handle the type id and leave the rest to that class's
 * marshaller.
 */
public final class FamilyBodies implements MarshallerPart {

    static final ClassName TYPE_IDS = Names.support("TypeIds");

    /** Up to this many classes are compared one after the other. For more, the type id is looked up. */
    private static final int FEW = 8;

    @Override
    public boolean concerns(MarshallerModel model) {
        return model.isFamily();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        List<Member> members = writer.dto().family().map(Family::members).orElseThrow();
        addWrite(writer, members);
        addRead(writer, members);
        addSizeOf(writer, members);
        addCopy(writer, members);
        if (members.size() <= FEW) {
            writer.members().add(typeIdOf(writer, members));
        } else {
            writer.type()
                    .addField(FieldSpec.builder(TYPE_IDS, "TYPE_IDS", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                            .initializer("$T.of(INSTANCE.schema())", TYPE_IDS)
                            .build());
        }
    }

    private static void addWrite(MarshallerWriter writer, List<Member> members) {
        List<ParameterSpec> parameters = List.of(writer.parameter(), Blocks.OUT);
        MethodSpec.Builder method = body(writer, "write", TypeName.VOID, parameters)
                .addJavadoc(
                        "The body of {@link #write}: writes the type id, -1 for null, and the fields of the class.\n")
                .addStatement("int id = $L", idOf(writer, members))
                .addStatement("$T.write(id, out)", TYPE_IDS);
        FamilySwitch cases = new FamilySwitch(
                writer, "write", TypeName.VOID, parameters, writer.model().handed());
        method.addCode(cases.over(
                members,
                CodeBlock.of("{ }"),
                member -> call(writer, member, "write", CodeBlock.of("$L, out", object(writer, member)))));
        writer.type().addMethod(method.build());
    }

    private static void addRead(MarshallerWriter writer, List<Member> members) {
        List<ParameterSpec> parameters =
                List.of(ParameterSpec.builder(writer.className(), "current").build(), Blocks.IN);
        MethodSpec.Builder method = body(writer, "read", writer.className(), parameters)
                .addJavadoc(
                        "The body of {@link #read}: fills {@code current} if it is of the class in the message. Null for null.\n")
                .addStatement("int id = $T.read(in)", Names.api("StopBit"));
        FamilySwitch cases = new FamilySwitch(
                writer, "read", writer.className(), parameters, writer.model().handed());
        method.addCode(cases.over(
                members,
                CodeBlock.of("null;"),
                member -> call(writer, member, "read", CodeBlock.of("$L,$Win", reusable(writer, member)))));
        writer.type().addMethod(method.build());
    }

    /** The object, cast to a class of the family. */
    static CodeBlock object(MarshallerWriter writer, Member member) {
        return isSelf(writer, member)
                ? CodeBlock.of("$N", writer.variable())
                : CodeBlock.of("($T) $N", dto(member), writer.variable());
    }

    private static CodeBlock reusable(MarshallerWriter writer, Member member) {
        // No test is needed for the root's own type, and compilers before Java 21 reject such a test.
        return isSelf(writer, member)
                ? CodeBlock.of("current")
                : CodeBlock.of("current instanceof $T same ? same : null", dto(member));
    }

    private static void addSizeOf(MarshallerWriter writer, List<Member> members) {
        List<ParameterSpec> parameters = List.of(writer.parameter());
        MethodSpec.Builder method = body(writer, "sizeOf", TypeName.LONG, parameters)
                .addJavadoc("The body of {@link #sizeOf}: the size of the type id and the fields.\n")
                .addStatement("int id = $L", idOf(writer, members));
        FamilySwitch cases = new FamilySwitch(
                writer, "sizeOf", TypeName.LONG, parameters, writer.model().handed());
        method.addCode(cases.over(
                members,
                CodeBlock.of("2;"),
                member -> CodeBlock.of(
                        "$L + $L",
                        Family.sizeOf(member.id()),
                        call(writer, member, "sizeOf", object(writer, member)))));
        writer.type().addMethod(method.build());
    }

    private static void addCopy(MarshallerWriter writer, List<Member> members) {
        List<ParameterSpec> parameters = List.of(
                writer.parameter(),
                ParameterSpec.builder(writer.className(), "current").build());
        MethodSpec.Builder method = body(writer, "copy", writer.className(), parameters)
                .addJavadoc(
                        "The body of {@link #copy}: fills {@code current} if it is of the same class. Null for null.\n")
                .addStatement("int id = $L", idOf(writer, members));
        FamilySwitch cases = new FamilySwitch(
                writer, "copy", writer.className(), parameters, writer.model().handed());
        method.addCode(cases.over(
                members,
                CodeBlock.of("null;"),
                member -> call(
                        writer,
                        member,
                        "copy",
                        CodeBlock.of("$L,$W$L", object(writer, member), reusable(writer, member)))));
        writer.type().addMethod(method.build());
    }

    private static MethodSpec.Builder body(
            MarshallerWriter writer, String verb, TypeName returns, List<ParameterSpec> parameters) {
        return MethodSpec.methodBuilder(verb + "Fields")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(returns)
                .addParameters(parameters)
                .addParameters(writer.model().handed().parameters());
    }

    private static CodeBlock call(MarshallerWriter writer, Member member, String verb, CodeBlock arguments) {
        CodeBlock marshaller = isSelf(writer, member)
                ? CodeBlock.of("")
                : CodeBlock.of("$T.", Names.of(member.type().marshaller()));
        return CodeBlock.of(
                "$L$L($L$L)",
                marshaller,
                MarshallerModel.bodyName(verb, member.isRoot()),
                arguments,
                writer.model().passingTo(member.type()).arguments());
    }

    /** The type id of the object in the variable. */
    static CodeBlock idOf(MarshallerWriter writer, List<Member> members) {
        return CodeBlock.of(members.size() <= FEW ? "typeIdOf($N)" : "TYPE_IDS.of($N)", writer.variable());
    }

    private static MethodSpec typeIdOf(MarshallerWriter writer, List<Member> members) {
        MethodSpec.Builder method = MarshallerWriter.privateStatic("typeIdOf")
                .returns(TypeName.INT)
                .addParameter(writer.parameter())
                .beginControlFlow("if ($N == null)", writer.variable())
                .addStatement("return -1");
        for (Member member : members) {
            method.nextControlFlow("else if ($N.getClass() == $T.class)", writer.variable(), dto(member))
                    .addStatement("return $L", member.id());
        }
        return method.endControlFlow()
                .addStatement("throw $T.outside($N, INSTANCE.schema())", TYPE_IDS, writer.variable())
                .build();
    }

    private static boolean isSelf(MarshallerWriter writer, Member member) {
        return dto(member).equals(writer.className());
    }

    private static ClassName dto(Member member) {
        return Names.of(member.type().name());
    }
}
