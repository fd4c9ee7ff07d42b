package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.peer.protobuf.schema.BlogProto;
import org.marshal4j.benchmarks.workload.blog.BlogBench;

/** A small class, like most of those in services. */
final class BlogBenchForm implements Form<BlogBench, BlogProto.BlogBench> {
    static final BlogBenchForm INSTANCE = new BlogBenchForm();

    private BlogBenchForm() {}

    @Override
    public BlogProto.BlogBench message(BlogBench entry) {
        BlogProto.BlogBench.Builder builder = BlogProto.BlogBench.newBuilder();
        if (entry.title != null) {
            builder.setTitle(entry.title);
        }
        if (entry.author != null) {
            builder.setAuthor(entry.author);
        }
        if (entry.summary != null) {
            builder.setSummary(entry.summary);
        }
        builder.setPublished(entry.published);
        builder.setPinned(entry.pinned);
        builder.setCommentsOpen(entry.commentsOpen);
        builder.setViews(entry.views);
        builder.setLikes(entry.likes);
        builder.setShares(entry.shares);
        builder.setComments(entry.comments);
        builder.setWords(entry.words);
        builder.setRevision(entry.revision);
        builder.setCreated(entry.created);
        builder.setModified(entry.modified);
        builder.setScore(entry.score);
        return builder.build();
    }

    @Override
    public void read(BlogProto.BlogBench message, BlogBench entry) {
        entry.title = message.hasTitle() ? message.getTitle() : null;
        entry.author = message.hasAuthor() ? message.getAuthor() : null;
        entry.summary = message.hasSummary() ? message.getSummary() : null;
        entry.published = message.getPublished();
        entry.pinned = message.getPinned();
        entry.commentsOpen = message.getCommentsOpen();
        entry.views = message.getViews();
        entry.likes = message.getLikes();
        entry.shares = message.getShares();
        entry.comments = message.getComments();
        entry.words = message.getWords();
        entry.revision = message.getRevision();
        entry.created = message.getCreated();
        entry.modified = message.getModified();
        entry.score = message.getScore();
    }

    @Override
    public BlogBench empty() {
        return new BlogBench();
    }

    @Override
    public Parser<BlogProto.BlogBench> parser() {
        return BlogProto.BlogBench.parser();
    }
}
