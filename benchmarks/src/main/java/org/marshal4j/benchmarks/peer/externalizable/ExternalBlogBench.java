package org.marshal4j.benchmarks.peer.externalizable;

import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import org.marshal4j.benchmarks.workload.blog.BlogBench;

/** An entry of a blog. */
public final class ExternalBlogBench implements External {
    private static final long serialVersionUID = 1L;

    private final transient BlogBench message;

    /** To be read into. */
    public ExternalBlogBench() {
        this(new BlogBench());
    }

    ExternalBlogBench(BlogBench message) {
        this.message = message;
    }

    @Override
    public BlogBench message() {
        return message;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        Values.writeText(out, message.title);
        Values.writeText(out, message.author);
        Values.writeText(out, message.summary);
        out.writeBoolean(message.published);
        out.writeBoolean(message.pinned);
        out.writeBoolean(message.commentsOpen);
        out.writeInt(message.views);
        out.writeInt(message.likes);
        out.writeInt(message.shares);
        out.writeInt(message.comments);
        out.writeInt(message.words);
        out.writeInt(message.revision);
        out.writeLong(message.created);
        out.writeLong(message.modified);
        out.writeDouble(message.score);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        message.title = Values.readText(in);
        message.author = Values.readText(in);
        message.summary = Values.readText(in);
        message.published = in.readBoolean();
        message.pinned = in.readBoolean();
        message.commentsOpen = in.readBoolean();
        message.views = in.readInt();
        message.likes = in.readInt();
        message.shares = in.readInt();
        message.comments = in.readInt();
        message.words = in.readInt();
        message.revision = in.readInt();
        message.created = in.readLong();
        message.modified = in.readLong();
        message.score = in.readDouble();
    }
}
