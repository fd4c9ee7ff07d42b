package com.acme;

@kotlin.Metadata(mv = {2, 4, 0}, k = 1, xi = 48, d1 = {"\u0000 \n\u0002\u0018\u0002\n\u0002\u0010\u0000\n\u0002\b\u0003\n\u0002\u0010\b\n\u0002\b\u000b\n\u0002\u0018\u0002\n\u0002\b\b\n\u0002\u0018\u0002\b\u0007\u0018\u0000 \u00182\u00020\u0001:\u0001\u0018B\u0007\u00a2\u0006\u0004\b\u0002\u0010\u0003J\u0006\u0010\u0017\u001a\u00020\u0005R\u001a\u0010\u0004\u001a\u00020\u0005X\u0086\u000e\u00a2\u0006\u000e\n\u0000\u001a\u0004\b\u0006\u0010\u0007\"\u0004\b\b\u0010\tR\u001a\u0010\n\u001a\u00020\u0005X\u0086\u000e\u00a2\u0006\u000e\n\u0000\u001a\u0004\b\u000b\u0010\u0007\"\u0004\b\f\u0010\tR\u001a\u0010\r\u001a\u00020\u0005X\u0086\u000e\u00a2\u0006\u000e\n\u0000\u001a\u0004\b\u000e\u0010\u0007\"\u0004\b\u000f\u0010\tR\u0017\u0010\u0010\u001a\u00020\u00058\u0006@\u0006X\u0087\u000e\u0092\u0002\u0002\b\u0011\u00a2\u0006\u0002\n\u0000R\u000e\u0010\u0012\u001a\u00020\u0005X\u0082\u000e\u00a2\u0006\u0002\n\u0000R\u0011\u0010\u0013\u001a\u00020\u00058F\u00a2\u0006\u0006\u001a\u0004\b\u0014\u0010\u0007R\u0011\u0010\u0015\u001a\u00020\u00058F\u00a2\u0006\u0006\u001a\u0004\b\u0016\u0010\u0007\u00ca\u0001\u0002\b\u001a\u00a8\u0006\u0019"}, d2 = {"Lcom/acme/Fields;", "", "<init>", "()V", "default", "", "getDefault", "()I", "setDefault", "(I)V", "good", "getGood", "setGood", "my field", "getMy field", "setMy field", "short", "Lkotlin/jvm/JvmField;", "long", "computed", "getComputed", "new", "getNew", "class", "Companion", "kotlin", "Lorg/marshal4j/Marshal;"})
@org.marshal4j.Marshal()
public final class Fields {
    private int good = 1;
    @org.jetbrains.annotations.NotNull()
    public static final com.acme.Fields.Companion Companion = null;
    
    public Fields() {
        super();
    }
    
    public final int getDefault() {
        return 0;
    }
    
    public final void setDefault(int p0) {
    }
    
    public final int getGood() {
        return 0;
    }
    
    public final void setGood(int p0) {
    }
    
    public final int getComputed() {
        return 0;
    }
    
    public final int getNew() {
        return 0;
    }
    
    @kotlin.Metadata(mv = {2, 4, 0}, k = 1, xi = 48, d1 = {"\u0000\u001a\n\u0002\u0018\u0002\n\u0002\u0010\u0000\n\u0002\b\u0003\n\u0002\u0010\b\n\u0002\b\u0005\n\u0002\u0018\u0002\n\u0000\b\u0086\u0003\u0018\u00002\u00020\u0001B\t\b\u0002\u00a2\u0006\u0004\b\u0002\u0010\u0003R\u001a\u0010\u0004\u001a\u00020\u0005X\u0086\u000e\u00a2\u0006\u000e\n\u0000\u001a\u0004\b\u0006\u0010\u0007\"\u0004\b\b\u0010\tR\u0015\u0010\n\u001a\u00020\u00058\u0006X\u0087D\u0092\u0002\u0002\b\u000b\u00a2\u0006\u0002\n\u0000\u00a8\u0006\f"}, d2 = {"Lcom/acme/Fields$Companion;", "", "<init>", "()V", "static", "", "getStatic", "()I", "setStatic", "(I)V", "int", "Lkotlin/jvm/JvmField;", "kotlin"})
    public static final class Companion {
        
        private Companion() {
            super();
        }
        
        public final int getStatic() {
            return 0;
        }
        
        public final void setStatic(int p0) {
        }
    }
}