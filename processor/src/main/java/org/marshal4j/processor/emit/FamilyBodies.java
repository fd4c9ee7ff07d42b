package org.marshal4j.processor.emit;

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
import org.marshal4j.processor.model.Family;
import org.marshal4j.processor.model.Family.Member;

/** The bodies for objects of any class of a family: the type id, and what the marshaller of that class makes of the rest. */
final class FamilyBodies implements MarshallerPart {

    static final ClassName TYPE_IDS = Names.support("TypeIds");

    /** So many classes are compared one after the other; of more, the type id is looked up. */
    private static final int FEW = 8;

    @Override
    public boolean concerns(Subject subject) {
        return subject.isFamily();
    }

    @Override
    public void addTo(Frame frame) {
        List<Member> members =
                frame.subject().dto().family().map(Family::members).orElseThrow();
        addWrite(frame, members);
        addRead(frame, members);
        addSizeOf(frame, members);
        if (members.size() <= FEW) {
            frame.members().add(typeIdOf(frame, members));
        } else {
            frame.type()
                    .addField(FieldSpec.builder(TYPE_IDS, "TYPE_IDS", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                            .initializer("$T.of(SCHEMA)", TYPE_IDS)
                            .build());
        }
    }

    private static void addWrite(Frame frame, List<Member> members) {
        List<ParameterSpec> parameters = List.of(frame.parameter(), Blocks.OUT);
        MethodSpec.Builder method = body(frame, "write", TypeName.VOID, parameters)
                .addJavadoc("The body of {@link #write}: the type id, −1 for null, and the fields of its class.\n")
                .addStatement("int id = $L", idOf(frame, members))
                .addStatement("$T.write($S, id, out)", TYPE_IDS, frame.dto().simpleName());
        FamilySwitch cases = new FamilySwitch(
                frame, "write", TypeName.VOID, parameters, frame.subject().handed());
        method.addCode(cases.over(
                members,
                CodeBlock.of("{ }"),
                member -> call(frame, member, "write", CodeBlock.of("$L, out", object(frame, member)))));
        frame.type().addMethod(method.build());
    }

    private static void addRead(Frame frame, List<Member> members) {
        List<ParameterSpec> parameters =
                List.of(ParameterSpec.builder(frame.dto(), "current").build(), Blocks.IN);
        MethodSpec.Builder method = body(frame, "read", frame.dto(), parameters)
                .addJavadoc(
                        "The body of {@link #read}: fills {@code current} if it is of the class that comes. Null for null.\n")
                .addStatement("int id = $T.read(in)", Names.memory("StopBit"));
        FamilySwitch cases = new FamilySwitch(
                frame, "read", frame.dto(), parameters, frame.subject().handed());
        method.addCode(cases.over(
                members,
                CodeBlock.of("null"),
                member -> call(frame, member, "read", CodeBlock.of("$L,$Win", reusable(frame, member)))));
        frame.type().addMethod(method.build());
    }

    /** That object as one of a class of the family. */
    static CodeBlock object(Frame frame, Member member) {
        return isSelf(frame, member)
                ? CodeBlock.of("$N", frame.variable())
                : CodeBlock.of("($T) $N", dto(member), frame.variable());
    }

    private static CodeBlock reusable(Frame frame, Member member) {
        // An object of the root's own type is one anyway, and no compiler before Java 21 lets one ask.
        return isSelf(frame, member)
                ? CodeBlock.of("current")
                : CodeBlock.of("current instanceof $T same ? same : null", dto(member));
    }

    private static void addSizeOf(Frame frame, List<Member> members) {
        List<ParameterSpec> parameters = List.of(frame.parameter());
        MethodSpec.Builder method = body(frame, "sizeOf", TypeName.LONG, parameters)
                .addJavadoc("The body of {@link #sizeOf}: of the type id and the fields.\n")
                .addStatement("int id = $L", idOf(frame, members));
        FamilySwitch cases = new FamilySwitch(
                frame, "sizeOf", TypeName.LONG, parameters, frame.subject().handed());
        method.addCode(cases.over(
                members,
                CodeBlock.of("2"),
                member -> CodeBlock.of(
                        "$L + $L", Family.sizeOf(member.id()), call(frame, member, "sizeOf", object(frame, member)))));
        frame.type().addMethod(method.build());
    }

    private static MethodSpec.Builder body(Frame frame, String verb, TypeName returns, List<ParameterSpec> parameters) {
        return MethodSpec.methodBuilder(verb + "Fields")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(returns)
                .addParameters(parameters)
                .addParameters(frame.subject().handed().parameters());
    }

    private static CodeBlock call(Frame frame, Member member, String verb, CodeBlock arguments) {
        CodeBlock marshaller = isSelf(frame, member)
                ? CodeBlock.of("")
                : CodeBlock.of("$T.", Names.of(member.type().marshaller()));
        return CodeBlock.of(
                "$L$L($L$L)",
                marshaller,
                Subject.bodyName(verb, member.isRoot()),
                arguments,
                frame.subject().passingTo(member.type()).arguments());
    }

    /** The type id of the object that has the variable's name. */
    static CodeBlock idOf(Frame frame, List<Member> members) {
        return CodeBlock.of(members.size() <= FEW ? "typeIdOf($N)" : "TYPE_IDS.of($N)", frame.variable());
    }

    private static MethodSpec typeIdOf(Frame frame, List<Member> members) {
        MethodSpec.Builder method = Frame.privateStatic("typeIdOf")
                .returns(TypeName.INT)
                .addParameter(frame.parameter())
                .beginControlFlow("if ($N == null)", frame.variable())
                .addStatement("return -1");
        for (Member member : members) {
            method.nextControlFlow("else if ($N.getClass() == $T.class)", frame.variable(), dto(member))
                    .addStatement("return $L", member.id());
        }
        return method.endControlFlow()
                .addStatement("throw $T.outside($N, SCHEMA)", TYPE_IDS, frame.variable())
                .build();
    }

    private static boolean isSelf(Frame frame, Member member) {
        return dto(member).equals(frame.dto());
    }

    private static ClassName dto(Member member) {
        return Names.of(member.type().name());
    }
}
