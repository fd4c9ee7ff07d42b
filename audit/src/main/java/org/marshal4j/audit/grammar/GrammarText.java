package org.marshal4j.audit.grammar;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.audit.grammar.Node.*;
import org.marshal4j.audit.report.GrammarLine;
import org.marshal4j.audit.value.ValueText;

/** A grammar as lines of text. */
public final class GrammarText {

    private static final int LIMIT = 400;

    private final List<GrammarLine> lines = new ArrayList<>();

    private GrammarText() {}

    /** The lines, at most some hundred. */
    public static List<GrammarLine> of(List<Node> nodes) {
        GrammarText text = new GrammarText();
        text.add(nodes, 0);
        return text.lines;
    }

    private void add(List<Node> nodes, int depth) {
        for (Node node : nodes) {
            if (lines.size() >= LIMIT) {
                return;
            }
            add(node, depth);
        }
    }

    private void add(Node node, int depth) {
        if (node instanceof Op op) {
            line(depth, op.form() + " " + ValueText.of(op.value()), node);
            add(op.inside(), depth + 1);
        } else if (node instanceof Call call) {
            line(depth, call.pair() + " " + ValueText.of(call.receiver()), node);
        } else if (node instanceof Choice choice) {
            if (Nodes.moves(choice.yes()) || Nodes.fails(choice.yes()) || !Nodes.moves(choice.no())) {
                line(depth, "if " + ValueText.of(choice.condition()), node);
                add(choice.yes(), depth + 1);
                if (!choice.no().isEmpty()) {
                    line(depth, "else", node);
                    add(choice.no(), depth + 1);
                }
            } else {
                line(depth, "if " + ValueText.of(choice.condition().not()), node);
                add(choice.no(), depth + 1);
            }
        } else if (node instanceof Loop loop) {
            line(depth, "repeat " + ValueText.of(loop.count()), node);
            add(loop.body(), depth + 1);
        } else if (node instanceof Opaque opaque) {
            line(depth, "not understood: " + opaque.reason(), node);
        } else if (node instanceof Fail) {
            line(depth, "throw", node);
        } else {
            line(depth, "falls through", node);
        }
    }

    private void line(int depth, String text, Node node) {
        lines.add(new GrammarLine(depth, text, node.place().line()));
    }
}
