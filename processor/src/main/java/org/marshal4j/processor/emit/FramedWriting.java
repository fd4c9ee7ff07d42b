package org.marshal4j.processor.emit;

import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.plan.Part;

/** The body of writing an evolvable type: each frame with its count, which is known beforehand or put in when the frame ends. */
final class FramedWriting {

    private final Frame frame;
    private final Locals locals;
    private final FramedBody body = new FramedBody();

    private FramedWriting(Frame frame) {
        this.frame = frame;
        this.locals = frame.locals();
    }

    static void addTo(Frame frame, MethodSpec.Builder method) {
        FramedWriting writing = new FramedWriting(frame);
        GraphSteps graph = new GraphSteps(frame);
        writing.body.may("writeStart", graph.beforeWriting());
        List<Part> parts = frame.subject().plan().parts();
        for (int i = 0; i < parts.size(); ) {
            i = writing.frame(parts, i);
        }
        writing.body.may("writeEnd", graph.after());
        writing.body.addTo(frame, method, Parts.parameters(frame, Blocks.OUT));
        frame.type().addMethod(method.build());
    }

    /** Whether the method that writes a part writes the count before it too. */
    private boolean isLedByCount(Part part) {
        return part instanceof Part.Block block
                && frame.subject().dto().kind() != Dto.Kind.RECORD
                && frame.subject().plan().frameBegunBy(block).isPresent();
    }

    /** Writes the frame that begins there; returns the index behind it. */
    private int frame(List<Part> parts, int first) {
        String name = ((Part.Frame) parts.get(first)).name();
        List<Chunks.Piece> pieces = new ArrayList<>();
        int bytes = 0;
        boolean fixed = true;
        int i = first + 1;
        for (; i < parts.size() && !(parts.get(i) instanceof Part.Frame); i++) {
            if (!(parts.get(i) instanceof Part.Version)) {
                fixed &= parts.get(i) instanceof Part.Block;
                bytes += parts.get(i) instanceof Part.Block block ? block.bytes() : 0;
                pieces.add(WriteFields.piece(frame, parts.get(i), locals));
            }
        }
        if (fixed) {
            if (!isLedByCount(parts.get(Math.min(first + 1, parts.size() - 1)))) {
                body.stays("$T.write($S, $L, out);\n", FramedBody.FRAMES, name, bytes);
            }
            body.may("write" + name, pieces);
            return i;
        }
        String start = locals.newName("frame" + (frame.subject().dto().frames().size() == 1 ? "" : name));
        body.stays("long $N = $T.begin($S, out);\n", start, FramedBody.FRAMES, name);
        body.may("write" + name, pieces);
        body.stays("$T.end($N, out);\n", FramedBody.FRAMES, start);
        return i;
    }
}
