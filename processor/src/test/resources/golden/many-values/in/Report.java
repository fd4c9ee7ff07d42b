package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class Report implements ReportMarshallable {
    private final int alpha;
    private final int bravo;
    private final int charlie;
    private int delta;
    private String echo;
    private String foxtrot;
    private String golf;
    private String hotel;
    private long india;
    private long juliett;
    private long kilo;
    private long lima;
    private Integer mike;
    private Integer november;
    private Integer oscar;
    private Integer papa;
    private short quebec;
    private short romeo;
    private short sierra;
    private short tango;

    Report(int alpha, int bravo, int charlie) {
        this.alpha = alpha;
        this.bravo = bravo;
        this.charlie = charlie;
    }
}
