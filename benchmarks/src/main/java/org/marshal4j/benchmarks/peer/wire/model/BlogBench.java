package org.marshal4j.benchmarks.peer.wire.model;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;

/** A small class, like most of those in services, for Chronicle Wire. */
public class BlogBench extends SelfDescribingMarshallable {
    public String title;
    public String author;
    public String summary;
    public boolean published;
    public boolean pinned;
    public boolean commentsOpen;
    public int views;
    public int likes;
    public int shares;
    public int comments;
    public int words;
    public int revision;
    public long created;
    public long modified;
    public double score;
}
