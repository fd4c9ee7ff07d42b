package com.acme;

@kotlin.Metadata(mv = {2, 4, 0}, k = 1, xi = 48, d1 = {"\u0000\u0018\n\u0002\u0018\u0002\n\u0002\u0010\u0000\n\u0002\b\u0003\n\u0002\u0018\u0002\n\u0002\b\u0005\n\u0002\u0018\u0002\b\u0007\u0018\u00002\u00020\u0001B\u0007\u00a2\u0006\u0004\b\u0002\u0010\u0003R\u001c\u0010\u0004\u001a\u0004\u0018\u00010\u0005X\u0086\u000e\u00a2\u0006\u000e\n\u0000\u001a\u0004\b\u0006\u0010\u0007\"\u0004\b\b\u0010\t\u00ca\u0001\u0002\b\u000b\u00a8\u0006\n"}, d2 = {"Lcom/acme/Phrases;", "", "<init>", "()V", "phrase", "Lcom/acme/Phrase;", "getPhrase", "()Lcom/acme/Phrase;", "setPhrase", "(Lcom/acme/Phrase;)V", "kotlin", "Lorg/marshal4j/Marshal;"})
@org.marshal4j.Marshal()
public final class Phrases {
    @org.jetbrains.annotations.Nullable()
    private com.acme.Phrase phrase;
    
    public Phrases() {
        super();
    }
    
    @org.jetbrains.annotations.Nullable()
    public final com.acme.Phrase getPhrase() {
        return null;
    }
    
    public final void setPhrase(@org.jetbrains.annotations.Nullable()
    com.acme.Phrase p0) {
    }
}