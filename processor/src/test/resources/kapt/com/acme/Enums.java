package com.acme;

@kotlin.Metadata(mv = {2, 4, 0}, k = 1, xi = 48, d1 = {"\u0000$\n\u0002\u0018\u0002\n\u0002\u0010\u0000\n\u0002\b\u0003\n\u0002\u0018\u0002\n\u0002\b\u0005\n\u0002\u0010$\n\u0002\u0010\b\n\u0002\b\u0005\n\u0002\u0018\u0002\b\u0007\u0018\u00002\u00020\u0001B\u0007\u00a2\u0006\u0004\b\u0002\u0010\u0003R\u001c\u0010\u0004\u001a\u0004\u0018\u00010\u0005X\u0086\u000e\u00a2\u0006\u000e\n\u0000\u001a\u0004\b\u0006\u0010\u0007\"\u0004\b\b\u0010\tR(\u0010\n\u001a\u0010\u0012\u0004\u0012\u00020\u0005\u0012\u0004\u0012\u00020\f\u0018\u00010\u000bX\u0086\u000e\u00a2\u0006\u000e\n\u0000\u001a\u0004\b\r\u0010\u000e\"\u0004\b\u000f\u0010\u0010\u00ca\u0001\u0002\b\u0012\u00a8\u0006\u0011"}, d2 = {"Lcom/acme/Enums;", "", "<init>", "()V", "level", "Lcom/acme/Level;", "getLevel", "()Lcom/acme/Level;", "setLevel", "(Lcom/acme/Level;)V", "levels", "", "", "getLevels", "()Ljava/util/Map;", "setLevels", "(Ljava/util/Map;)V", "kotlin", "Lorg/marshal4j/Marshal;"})
@org.marshal4j.Marshal()
public final class Enums {
    @org.jetbrains.annotations.Nullable()
    private com.acme.Level level;
    @org.jetbrains.annotations.Nullable()
    private java.util.Map<com.acme.Level, java.lang.Integer> levels;
    
    public Enums() {
        super();
    }
    
    @org.jetbrains.annotations.Nullable()
    public final com.acme.Level getLevel() {
        return null;
    }
    
    public final void setLevel(@org.jetbrains.annotations.Nullable()
    com.acme.Level p0) {
    }
    
    @org.jetbrains.annotations.Nullable()
    public final java.util.Map<com.acme.Level, java.lang.Integer> getLevels() {
        return null;
    }
    
    public final void setLevels(@org.jetbrains.annotations.Nullable()
    java.util.Map<com.acme.Level, java.lang.Integer> p0) {
    }
}