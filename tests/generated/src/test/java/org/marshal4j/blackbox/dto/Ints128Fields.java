package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** The same fields, copied one by one. */
@Marshal(copy = Marshal.Copy.FIELDS)
public class Ints128Fields implements Ints128FieldsMarshallable {
    int n0, n1, n2, n3, n4, n5, n6, n7, n8, n9;
    int n10, n11, n12, n13, n14, n15, n16, n17, n18, n19;
    int n20, n21, n22, n23, n24, n25, n26, n27, n28, n29;
    int n30, n31, n32, n33, n34, n35, n36, n37, n38, n39;
    int n40, n41, n42, n43, n44, n45, n46, n47, n48, n49;
    int n50, n51, n52, n53, n54, n55, n56, n57, n58, n59;
    int n60, n61, n62, n63, n64, n65, n66, n67, n68, n69;
    int n70, n71, n72, n73, n74, n75, n76, n77, n78, n79;
    int n80, n81, n82, n83, n84, n85, n86, n87, n88, n89;
    int n90, n91, n92, n93, n94, n95, n96, n97, n98, n99;
    int n100, n101, n102, n103, n104, n105, n106, n107, n108, n109;
    int n110, n111, n112, n113, n114, n115, n116, n117, n118, n119;
    int n120, n121, n122, n123, n124, n125, n126, n127;
}
