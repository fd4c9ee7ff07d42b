package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.marshal4j.audit.classes.Method;
import org.marshal4j.audit.grammar.Node;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Handlers of exceptions after which writing or reading goes on: what is then on the wire is not known. */
final class Handlers {

    /** What streams themselves throw. */
    private static final Set<String> OF_STREAMS = Set.of(
            "java/io/IOException",
            "java/io/EOFException",
            "java/lang/Exception",
            "java/lang/Throwable",
            "java/lang/RuntimeException");

    private Handlers() {}

    static List<Node> of(Session session, Method method, ControlFlow flow) {
        List<Node> nodes = new ArrayList<>();
        InsnList code = method.node().instructions;
        for (TryCatchBlockNode handler : method.node().tryCatchBlocks) {
            int calls = calls(session, code, code.indexOf(handler.start), code.indexOf(handler.end));
            boolean ofStream = handler.type == null || OF_STREAMS.contains(handler.type);
            int at = code.indexOf(handler.handler);
            if (calls > 1 || (calls == 1 && ofStream)) {
                Block start = flow.blocks.stream()
                        .filter(block -> block.first == at)
                        .findFirst()
                        .orElse(null);
                if (start != null && flow.canReturn(start.index)) {
                    nodes.add(new Node.Opaque(
                            "an exception is caught, and the method goes on", Session.place(method, line(code, at))));
                }
            } else if (calls == 0 && handlesWith(session, code, flow, at)) {
                nodes.add(new Node.Opaque(
                        "a handler of an exception uses the stream", Session.place(method, line(code, at))));
            }
        }
        return nodes;
    }

    /** Whether a handler that returns uses the stream before it meets the other code. */
    private static boolean handlesWith(Session session, InsnList code, ControlFlow flow, int at) {
        Block start = flow.blocks.stream()
                .filter(block -> block.first == at)
                .findFirst()
                .orElse(null);
        if (start == null || !flow.canReturn(start.index)) {
            return false;
        }
        BitSet own = flow.from(start.index);
        own.andNot(flow.from(0));
        return own.stream()
                .anyMatch(index -> calls(session, code, flow.blocks.get(index).first, flow.blocks.get(index).end) > 0);
    }

    private static int calls(Session session, InsnList code, int start, int end) {
        int calls = 0;
        for (int i = start; i < end; i++) {
            if (code.get(i) instanceof MethodInsnNode call && uses(session, call)) {
                calls++;
            }
        }
        return calls;
    }

    private static boolean uses(Session session, MethodInsnNode call) {
        if (call.name.equals("close")
                || (call.name.equals("<init>") && session.streams.isStream("L" + call.owner + ";"))) {
            return false;
        }
        if (!call.owner.startsWith("[") && session.streams.isStream("L" + call.owner + ";")) {
            return true;
        }
        for (Type type : Type.getArgumentTypes(call.desc)) {
            if (session.streams.isStream(type.getDescriptor())) {
                return true;
            }
        }
        return false;
    }

    private static int line(InsnList code, int at) {
        for (int i = at; i < code.size(); i++) {
            AbstractInsnNode node = code.get(i);
            if (node instanceof LineNumberNode number) {
                return number.line;
            }
        }
        return 0;
    }
}
