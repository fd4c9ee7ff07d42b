package org.marshal4j.benchmarks.peer.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.benchmarks.workload.blog.BlogBench;

/** A small class, like most of those in services. */
final class BlogBenchByHand implements ByHand<BlogBench> {
    static final BlogBenchByHand INSTANCE = new BlogBenchByHand();

    private BlogBenchByHand() {}

    @Override
    public void write(BlogBench entry, BytesOut<?> out) {
        out.writeUtf8(entry.title);
        out.writeUtf8(entry.author);
        out.writeUtf8(entry.summary);
        out.writeBoolean(entry.published);
        out.writeBoolean(entry.pinned);
        out.writeBoolean(entry.commentsOpen);
        out.writeInt(entry.views);
        out.writeInt(entry.likes);
        out.writeInt(entry.shares);
        out.writeInt(entry.comments);
        out.writeInt(entry.words);
        out.writeInt(entry.revision);
        out.writeLong(entry.created);
        out.writeLong(entry.modified);
        out.writeDouble(entry.score);
    }

    @Override
    public void read(BlogBench entry, BytesIn<?> in) {
        entry.title = in.readUtf8();
        entry.author = in.readUtf8();
        entry.summary = in.readUtf8();
        entry.published = in.readBoolean();
        entry.pinned = in.readBoolean();
        entry.commentsOpen = in.readBoolean();
        entry.views = in.readInt();
        entry.likes = in.readInt();
        entry.shares = in.readInt();
        entry.comments = in.readInt();
        entry.words = in.readInt();
        entry.revision = in.readInt();
        entry.created = in.readLong();
        entry.modified = in.readLong();
        entry.score = in.readDouble();
    }
}
